import { Icon } from '../Icon/Icon.tsx';
import * as css from './Spinner.css.ts';

/** Decorative: the caller announces the loading state by text or `aria-busy`. */
export function Spinner({ size = 18 }: { readonly size?: 18 | 24 | 40 }) {
  return (
    <span className={css.spinner}>
      <Icon name="circle-notch" weight="bold" size={size} />
    </span>
  );
}
