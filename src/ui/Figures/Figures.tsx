import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { regularIcons } from '../Icon/iconNames.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './Figures.css.ts';

export interface FiguresProps {
  readonly items: readonly {
    readonly id: string;
    readonly label: string;
    readonly icon?: (typeof regularIcons)[number];
    /** Undefined while it loads. */
    readonly value: ReactNode;
    readonly note?: ReactNode;
  }[];
}

/** Totals of a page, side by side. */
export function Figures({ items }: FiguresProps) {
  return (
    <dl className={css.figures}>
      {items.map(({ id, label, icon, value, note }) => (
        <div key={id} className={css.figure}>
          <dt className={css.label}>
            {label}
            {icon === undefined ? null : (
              <span className={css.symbol}>
                <Icon name={icon} size={18} />
              </span>
            )}
          </dt>
          <dd className={css.value}>{value ?? <Skeleton shape="text" />}</dd>
          {note === undefined ? null : <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
