import type { NavEntry } from '../../../runtime/navigation/index.ts';

/** The entry whose dropdown is open, and the vendor it shows. */
export interface NavMenu {
  readonly open: string | null;
  readonly vendor: string | null;
}

export type NavMenuEvent =
  | { readonly type: 'entry.open'; readonly entry: NavEntry }
  | { readonly type: 'vendor.point'; readonly vassalage: string }
  | { readonly type: 'menu.close' };

export const closedNavMenu: NavMenu = { open: null, vendor: null };

/** Opening an entry selects the vendor with the most games; an entry without vendors has no dropdown. */
export function nextNavMenu(menu: NavMenu, event: NavMenuEvent): NavMenu {
  switch (event.type) {
    case 'entry.open': {
      const [fullest] = event.entry.vendors.toSorted((one, other) => other.games - one.games);
      if (fullest === undefined) return closedNavMenu;
      return menu.open === event.entry.key ? menu : { open: event.entry.key, vendor: fullest.vassalage };
    }
    case 'vendor.point':
      return menu.open === null || menu.vendor === event.vassalage ? menu : { ...menu, vendor: event.vassalage };
    default:
      return closedNavMenu;
  }
}
