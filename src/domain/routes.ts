import type { Category } from './category.ts';
import type { LotteryAccountType } from './lottery.ts';

/** Groups of screens as the specification names them. */
export type ScreenGroup = 'byIframe' | 'eaLottery' | 'index';

/** What surrounds a page. */
export type Layout = 'full' | 'headerFooter' | 'header' | 'none';

/** Modals with an address; they open over the page of their route. */
export type RouteModal = 'login' | 'register' | 'reset';

/** An address of a page, declared in `src/pages/XPage.route.ts`. */
export interface PageRoute {
  /** Lower case, without a trailing slash; `*` is every unknown path. */
  readonly path: string;
  readonly group: ScreenGroup;
  readonly layout: Layout;
  /** Open to visitors while `loginedToHomePage` is set. */
  readonly isOpen: boolean;
  /** Named in the sitemap. */
  readonly isListed: boolean;
  readonly modal: RouteModal | null;
  /** Only for pages of one game category. */
  readonly category?: Category | 'HOT';
  /** Only for lobbies of lotteries. */
  readonly lottery?: LotteryAccountType;
}

/** A route with the name of its page: `HomePage.route.ts` declares routes of `home`. */
export interface Screen extends PageRoute {
  readonly page: string;
}

export const route = (path: string, rest: Partial<Omit<PageRoute, 'path'>> = {}): PageRoute => ({
  path,
  group: 'index',
  layout: 'full',
  isOpen: false,
  isListed: true,
  modal: null,
  ...rest,
});

export interface Screens {
  readonly all: readonly Screen[];
  readonly notFound: Screen;
  /** The screen of a path in any letter case, with or without a trailing slash; the not-found screen for unknown paths. */
  readonly of: (pathname: string) => Screen;
}

/** Content of a `*.route.ts` file. */
export interface RouteModule {
  readonly default: readonly PageRoute[];
}

/**
 * Collects the screens of all pages. One of them declares the path `*`, and no path is declared twice.
 * @param modules The route files by their path.
 */
export function createScreens(modules: Readonly<Record<string, RouteModule>>): Screens {
  const all = Object.entries(modules).flatMap(([file, { default: routes }]) =>
    routes.map((entry): Screen => ({ ...entry, page: pageNameOf(file) })),
  );
  const find = (path: string) => all.find((screen) => screen.path === path);
  const notFound = find('*') as Screen;
  return {
    all: all.filter((screen) => screen !== notFound),
    notFound,
    of: (pathname) => find(pathname.replace(/\/+$/, '').toLowerCase()) ?? notFound,
  };
}

/** `…/HomePage.route.ts` and `…/HomePage.tsx` → `home`. */
export function pageNameOf(file: string): string {
  const name = /([^/]+)Page\.(?:route\.ts|tsx)$/.exec(file)?.[1] ?? file;
  return name.charAt(0).toLowerCase() + name.slice(1);
}
