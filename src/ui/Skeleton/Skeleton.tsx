import * as css from './Skeleton.css.ts';

/** Placeholder with the size of the content that loads. The region around it has `aria-busy`. */
export function Skeleton({ shape = 'block' }: { readonly shape?: keyof typeof css.shape }) {
  return <span className={css.shape[shape]} aria-hidden="true" />;
}
