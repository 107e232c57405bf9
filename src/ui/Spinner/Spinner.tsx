import { Icon } from '../Icon/Icon.tsx';
import * as css from './Spinner.css.ts';

/** Decoration: whoever shows it says in words or `aria-busy` that something is going on. */
export function Spinner({ size = 18 }: { readonly size?: 18 | 24 | 40 }) {
  return (
    <span className={css.spinner}>
      <Icon name="circle-notch" weight="bold" size={size} />
    </span>
  );
}
