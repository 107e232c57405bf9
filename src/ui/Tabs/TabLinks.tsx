import { SiteLink } from '../SiteLink/SiteLink.tsx';
import * as css from './Tabs.css.ts';
import type { TabItem } from './Tabs.tsx';

export interface TabLinksProps {
  readonly label: string;
  readonly items: readonly (TabItem & { readonly to: string })[];
  readonly selected: string;
}

/** Tabs whose views have addresses of their own: a navigation, not a tab list. */
export function TabLinks({ label, items, selected }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.id}>
            <SiteLink to={item.to} current={item.id === selected} className={css.tab}>
              {item.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
