import type { Category } from '../domain/category.ts';
import { constants } from '../domain/constants.ts';
import { type Language, languageCode } from '../domain/language.ts';
import { type AnnouncementType, defaultAnnouncementType } from '../domain/notice.ts';
import type { BootQueries } from '../wire/boot.ts';
import type { CallName } from '../wire/calls.ts';
import type { Answer, Sending } from '../wire/definitions/index.ts';
import type { LiveTopic } from '../wire/live.ts';
import { call } from './call.ts';

/** Options of `useQuery` as plain data: this folder does not depend on React. */
export interface Query<Value> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Value>;
  readonly staleTime: number;
  readonly refetchInterval?: number;
  readonly meta?: QueryTopics;
}

/** Topics whose live events fetch a query again. */
export type QueryTopics = Readonly<Record<'topics', readonly LiveTopic[]>>;

export interface GamesChoice {
  readonly gameType: Category | 'HOT';
  readonly vassalage?: string | undefined;
  readonly search?: string | undefined;
  readonly pageNum: number;
}

/** The site a call names although its host decides. */
export interface Site {
  readonly merchant: string;
  readonly language: Language;
}

const minuteMs = 60_000;
/** Key of the hot games of all vendors. */
export const hotGamesKey = ['hotGames'];
const neverStaleMs = Number.POSITIVE_INFINITY;

function query<Name extends CallName>(
  name: Name,
  key: readonly unknown[],
  sending: Sending<Name>,
  staleTime = neverStaleMs,
): Query<Answer<Name>> {
  return { queryKey: key, queryFn: ({ signal }) => call(name, { ...sending, signal }), staleTime };
}

/** Public reads. Data seeded from the HTML is not fetched again during the visit. */
export const queries = {
  catalogue: () => query('publicVendors', ['catalogue'], {}),
  banners: () => query('banners', ['banners'], { query: { group: 'home' } }),
  paneBanners: (group: 'w_login' | 'w_register') => query('banners', ['banners', group], { query: { group } }),
  notices: (types: AnnouncementType = defaultAnnouncementType) =>
    query('announcements', ['notices', types], { query: { types, platform: constants.callPlatform } }),
  help: () => query('helpCenter', ['help'], {}),
  hotGames: ({ merchant, language }: Site, vassalage?: string) =>
    query('hotGames', vassalage === undefined ? hotGamesKey : [...hotGamesKey, vassalage], {
      query: {
        merchantCode: merchant,
        isPlatform: 2,
        vassalage,
        platform: constants.platform,
        language: languageCode(language),
      },
    }),
  popular: () => query('popularGames', ['popular'], { query: { count: constants.popularCount } }),
  winners: () => ({ ...query('rankList', ['winners'], {}, minuteMs), refetchInterval: minuteMs }),
  live: () => query('liveTables', ['live'], {}),
  promotions: () => query('availablePromotions', ['promotions'], {}),
  missions: () => query('missions', ['missions'], {}),
  games: ({ gameType, vassalage, search, pageNum }: GamesChoice) =>
    query(
      'publicCatalogue',
      ['games', gameType, vassalage ?? '', search ?? '', pageNum],
      { query: { gameType, vassalage, search: search === '' ? undefined : search, pageNum, pageSize: constants.gamePageSize } },
      5 * minuteMs,
    ),
  status: () => query('status', ['status'], {}, 0),
  countries: () => query('countryCode', ['countries'], {}),
} as const;

/** Keys and data of the queries embedded in the HTML. */
export function servedData(boot: BootQueries): readonly (readonly [key: readonly unknown[], data: unknown])[] {
  const simple = ['catalogue', 'banners', 'notices', 'help', 'popular', 'winners', 'live', 'promotions', 'missions'] as const;
  const served = simple.map((name) => [queries[name]().queryKey, boot[name]] as const);
  return [...served, [hotGamesKey, boot.hotGames] as const, ...servedGames(boot), ...(boot.more ?? [])].filter(
    ([, data]) => data !== undefined,
  );
}

function servedGames({ games }: BootQueries) {
  if (games === undefined) return [];
  const { gameType, vassalage, page } = games;
  const choice = { gameType, pageNum: page.pageNum, ...(vassalage === null ? {} : { vassalage }) };
  return [[queries.games(choice).queryKey, page] as const];
}
