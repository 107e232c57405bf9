import type { ReactNode } from 'react';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import * as css from './Chip.css.ts';

interface ChipBase {
  readonly selected: boolean;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** Either a filter that is pressed or a link to the filtered page. */
export type ChipProps = ChipBase &
  ({ readonly onPress: () => void; readonly to?: never } | { readonly to: string; readonly onPress?: never });

export function Chip({ selected, icon, children, to, onPress }: ChipProps) {
  return to === undefined ? (
    <button type="button" className={css.chip} aria-pressed={selected} onClick={onPress}>
      {icon}
      {children}
    </button>
  ) : (
    <SiteLink to={to} current={selected} className={css.chip}>
      {icon}
      {children}
    </SiteLink>
  );
}
