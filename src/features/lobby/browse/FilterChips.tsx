import type { ReactNode } from 'react';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import * as css from './FilterChips.css.ts';

export interface Chip {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Number of matching games; not shown if unknown. */
  readonly count?: number;
  readonly to: string;
  readonly current: boolean;
}

/** Filters of which one is active; each is a link. */
export function FilterChips({ label, chips }: { readonly label: string; readonly chips: readonly Chip[] }) {
  return (
    <nav aria-label={label}>
      <ul className={css.strip}>
        {chips.map(({ id, label: words, icon, count, to, current }) => (
          <li key={id} className={css.item}>
            <SiteLink to={to} current={current} className={css.chip}>
              {icon}
              {words}
              {count === undefined ? null : <span className={css.count}>{count}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
