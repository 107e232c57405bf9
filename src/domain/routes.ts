import { type Category, categoryPaths } from './category.ts';
import { type LotteryAccountType, lotteryPaths } from './lottery.ts';

/** Screens that exist. The file of a page bears this name: `src/pages/HomePage.tsx` is `home`. */
export type PageName =
  | 'home'
  | 'category'
  | 'favourites'
  | 'winners'
  | 'lottery'
  | 'game'
  | 'help'
  | 'extraHelp'
  | 'download'
  | 'join'
  | 'notFound';

/** Groups of screens as the specification names them. */
export type ScreenGroup = 'byIframe' | 'eaLottery' | 'index';

/** What stands around a page. */
export type Layout = 'full' | 'headerFooter' | 'header' | 'none';

export interface Screen {
  readonly path: string;
  readonly page: PageName;
  readonly group: ScreenGroup;
  readonly layout: Layout;
  /** Only for pages of one game category. */
  readonly category?: Category | 'HOT';
  /** Only for lobbies of lotteries. */
  readonly lottery?: LotteryAccountType;
}

const screen = (path: string, page: PageName, rest: Partial<Omit<Screen, 'path' | 'page'>> = {}): Screen => ({
  path,
  page,
  group: 'index',
  layout: 'full',
  ...rest,
});

const categoryScreen = (category: Category, rest: Partial<Screen> = {}) =>
  screen(categoryPaths[category], 'category', { category, ...rest });

const lotteryScreen = (lottery: LotteryAccountType, rest: Partial<Screen> = {}) =>
  screen(lotteryPaths[lottery].toLowerCase(), 'lottery', { lottery, group: 'eaLottery', ...rest });

export const screens: readonly Screen[] = [
  screen('/index', 'home'),
  screen('/login', 'home'),
  screen('/register', 'home'),
  screen('/register.html', 'home'),
  screen('/reset', 'home'),
  categoryScreen('RNG'),
  categoryScreen('LIVE'),
  categoryScreen('PVP'),
  categoryScreen('FISH'),
  categoryScreen('SPORTS'),
  categoryScreen('ESPORTS'),
  lotteryScreen('ELOTT', { category: 'ELOTT' }),
  lotteryScreen('LOTT', { category: 'LOTT', layout: 'header' }),
  lotteryScreen('TCG_LOTTO_VN', { layout: 'header' }),
  lotteryScreen('TCG_SEA', { layout: 'header' }),
  screen('/game', 'game', { group: 'byIframe', layout: 'header' }),
  screen('/seamless', 'game', { group: 'byIframe', layout: 'header' }),
  screen('/hot', 'category', { category: 'HOT' }),
  screen('/fav', 'favourites'),
  screen('/winners', 'winners'),
  screen('/help', 'help'),
  screen('/helpmc', 'extraHelp', { layout: 'none' }),
  screen('/down', 'download'),
  screen('/download', 'download'),
  screen('/join', 'join'),
];

export const notFoundScreen: Screen = screen('*', 'notFound');

/** The screen of a path, whatever its letter case and trailing slash; the not-found screen where there is none. */
export function screenOf(pathname: string): Screen {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return screens.find((candidate) => candidate.path === path) ?? notFoundScreen;
}

/** Windows that have an address; they stand over home. */
const windowPaths = { '/login': 'login', '/register': 'register', '/register.html': 'register', '/reset': 'reset' } as const;
export type AddressWindow = (typeof windowPaths)[keyof typeof windowPaths];

/** Which window an address opens; null for a page without one. */
export function windowOf(pathname: string): AddressWindow | null {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return path in windowPaths ? windowPaths[path as keyof typeof windowPaths] : null;
}

/** Paths that stay open to visitors while `loginedToHomePage` is set. */
export const unguardedPaths = ['/login', '/register', '/register.html', '/helpmc', '/download', '/reset'] as const;
