import * as css from './Badge.css.ts';

/** A small number, `99+` at most; nothing at zero. */
export function CountBadge({ count }: { readonly count: number }) {
  return count > 0 ? <span className={css.count}>{count > 99 ? '99+' : count}</span> : null;
}
