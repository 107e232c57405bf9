import type { Category } from '../domain/category.ts';
import { constants } from '../domain/constants.ts';
import { type AnnouncementType, defaultAnnouncementType } from '../domain/notice.ts';
import type { CallName } from '../wire/calls.ts';
import type {
  Banner,
  GameCard,
  GamePage,
  LiveTable,
  Mission,
  Promotion,
  SortingVendor,
  WinnerEntry,
} from '../wire/catalogue.ts';
import type { HelpTopic, Notice } from '../wire/notice.ts';
import type { Country, DomainRoute, PermissionInfo, SystemStatusInfo } from '../wire/permission.ts';
import { call } from './call.ts';
import type { CallOptions } from './http.ts';

/** What `useQuery` takes. Plain data, so that this folder stays free of React. */
interface Query<Value> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Value>;
  readonly staleTime: number;
  readonly refetchInterval?: number;
}

export interface GamesChoice {
  readonly gameType: Category | 'HOT';
  readonly vassalage?: string | undefined;
  readonly search?: string | undefined;
  readonly pageNum: number;
}

const minute = 60_000;
const visit = Number.POSITIVE_INFINITY;

function query<Value>(name: CallName, key: readonly unknown[], options: CallOptions['query'], staleTime = visit): Query<Value> {
  return {
    queryKey: key,
    queryFn: ({ signal }) => call<Value>(name, { signal, ...(options === undefined ? {} : { query: options }) }),
    staleTime,
  };
}

/** Every reading call of the site. Answers that the HTML brought along are not asked for again during the visit. */
export const queries = {
  catalogue: () => query<SortingVendor[]>('publicVendors', ['catalogue'], undefined),
  banners: () => query<Banner[]>('banners', ['banners'], { group: 'home' }),
  paneBanners: (group: 'w_login' | 'w_register') => query<Banner[]>('banners', ['banners', group], { group }),
  notices: (types: AnnouncementType = defaultAnnouncementType) =>
    query<Notice[]>('announcements', ['notices', types], { types, platform: constants.callPlatform }),
  help: () => query<HelpTopic[]>('helpCenter', ['help'], undefined),
  hotGames: () => query<GameCard[]>('hotGames', ['hotGames'], { isPlatform: 2, platform: constants.platform }),
  popular: () => query<GameCard[]>('popularGames', ['popular'], { count: constants.popularCount }),
  winners: () => ({ ...query<WinnerEntry[]>('rankList', ['winners'], undefined, minute), refetchInterval: minute }),
  live: () => query<LiveTable[]>('liveTables', ['live'], undefined),
  promotions: () => query<Promotion[]>('availablePromotions', ['promotions'], undefined),
  missions: () => query<Mission[]>('missions', ['missions'], undefined),
  games: ({ gameType, vassalage, search, pageNum }: GamesChoice) =>
    query<GamePage>(
      'publicCatalogue',
      ['games', gameType, vassalage ?? '', search ?? '', pageNum],
      { gameType, vassalage, search: search === '' ? undefined : search, pageNum, pageSize: constants.gamePageSize },
      5 * minute,
    ),
  permission: (host: string) => query<PermissionInfo>('permission', ['permission', host], { url: host }),
  status: () => query<SystemStatusInfo>('status', ['status'], undefined, 0),
  domainRoute: () => query<DomainRoute>('domainRoute', ['domainRoute'], undefined),
  countries: () => query<Country[]>('countryCode', ['countries'], undefined),
} as const;
