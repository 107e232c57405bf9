import type { Category } from './category.ts';
import type { LotteryAccountType } from './lottery.ts';

/** Groups of screens, as named by the specification. */
export type ScreenGroup = 'byIframe' | 'eaLottery' | 'index';

/** The shell parts around a page. */
export type Layout = 'full' | 'headerFooter' | 'header' | 'none';

/** Modals with a route; they open over that route's page. */
export type RouteModal = 'login' | 'register' | 'reset';

/** A route of a page, declared in `src/pages/XPage.route.ts`. */
export interface PageRoute {
  /** Lower case, without a trailing slash; `*` matches every unknown path, `/:id` at the end one last part of any name. */
  readonly path: string;
  readonly group: ScreenGroup;
  readonly layout: Layout;
  /** Accessible to visitors while `loginedToHomePage` is set. */
  readonly isOpen: boolean;
  /** Included in the sitemap. */
  readonly isListed: boolean;
  /** Served during maintenance and to a blocked region as well. */
  readonly staysOpen: boolean;
  readonly modal: RouteModal | null;
  /** Set for pages of one game category. */
  readonly category?: Category | 'HOT';
  /** Set for lottery lobbies. */
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
  staysOpen: false,
  modal: null,
  ...rest,
});

export interface Screens {
  readonly all: readonly Screen[];
  readonly notFound: Screen;
  /** The screen of a path, ignoring letter case and a trailing slash; the not-found screen for unknown paths. */
  readonly of: (pathname: string) => Screen;
}

/** Content of a `*.route.ts` file. */
export interface RouteModule {
  readonly default: readonly PageRoute[];
}

/**
 * Collects the routes of all pages.
 * @param modules The route files by path: exactly one declares `*`, and no path is declared twice.
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
    of(pathname) {
      const path = pathname.replace(/\/+$/, '').toLowerCase();
      return find(path) ?? find(path.replace(/[^/]+$/, ':id')) ?? notFound;
    },
  };
}

/** `…/HomePage.route.ts` and `…/HomePage.tsx` → `home`. */
export function pageNameOf(file: string): string {
  const name = /([^/]+)Page\.(?:route\.ts|tsx)$/.exec(file)?.[1] ?? file;
  return name.charAt(0).toLowerCase() + name.slice(1);
}
