import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import * as css from './lists.css.ts';

interface FiguresProps {
  /** A value is undefined while it loads. */
  readonly items: readonly { readonly id: string; readonly label: string; readonly value: ReactNode; readonly note?: string }[];
}

/** Totals of a page, side by side. */
export function Figures({ items }: FiguresProps) {
  return (
    <dl className={css.figures}>
      {items.map(({ id, label, value, note }) => (
        <div key={id} className={css.figure}>
          <dt className={css.figureLabel}>{label}</dt>
          <dd className={css.figureValue}>{value ?? <Skeleton shape="text" />}</dd>
          {note === undefined ? null : <dd className={css.figureNote}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
