import * as css from './Skeleton.css.ts';

/** Stands in the same box as what loads. The region around it carries `aria-busy`. */
export function Skeleton({ shape = 'block' }: { readonly shape?: keyof typeof css.shape }) {
  return <span className={css.shape[shape]} aria-hidden="true" />;
}
