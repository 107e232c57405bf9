import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './Facts.css.ts';

export interface Fact {
  readonly label: string;
  /** Undefined while it loads. */
  readonly value: ReactNode;
  /** Comes to what stands above it. */
  readonly isSum?: boolean;
}

export interface FactsProps {
  /** Null is left out. */
  readonly items: readonly (Fact | null)[];
  readonly tone?: keyof typeof css.toneOf;
  readonly size?: keyof typeof css.sizeOf;
}

/** Names and values, one pair a line. */
export function Facts({ items, tone = 'plain', size = 'md' }: FactsProps) {
  return (
    <dl className={`${css.toneOf[tone]} ${css.sizeOf[size]}`}>
      {items.map((item) =>
        item === null ? null : (
          <div key={item.label} className={item.isSum === true ? css.rowOf.sum : css.rowOf.part}>
            <dt>{item.label}</dt>
            <dd className={css.value}>{item.value ?? <Skeleton shape="textHalf" />}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
