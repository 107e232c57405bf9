import type { ReactNode } from 'react';
import * as css from './KeyValues.css.ts';

export interface KeyValuesProps {
  readonly rows: readonly { readonly key: string; readonly value: ReactNode }[];
}

/** A few facts, name left, value right. */
export function KeyValues({ rows }: KeyValuesProps) {
  return (
    <dl className={css.list}>
      {rows.map(({ key, value }) => (
        <div key={key} className={css.row}>
          <dt className={css.key}>{key}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
