import { categories } from '../../src/domain/category.ts';
import { constants } from '../../src/domain/constants.ts';
import { type Language, languageCode } from '../../src/domain/language.ts';
import { announcementTypes } from '../../src/domain/notice.ts';
import { type CallName, calls } from '../../src/wire/calls.ts';

type Query = Readonly<Record<string, string | number>>;

const call = (name: CallName, query: Query = {}): string => {
  const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)] as const));
  text.sort();
  return text.size === 0 ? calls[name].path : `${calls[name].path}?${text}`;
};

const games = (gameType: string, pageNum: number) =>
  call('publicCatalogue', { gameType, pageNum, pageSize: constants.gamePageSize });

/** Read-only calls that stories of a brand may make, with the site's queries. */
export const recordedCalls = (merchant: string, host: string, language: Language): readonly string[] => [
  call('status'),
  call('permission', { url: host }),
  call('registerSettings'),
  call('domainRoute'),
  call('helpCenter'),
  call('countryCode'),
  call('publicVendors'),
  call('liveTables'),
  call('missions'),
  call('pointMall'),
  call('hotGames', {
    merchantCode: merchant,
    isPlatform: 2,
    platform: constants.platform,
    language: languageCode(language),
  }),
  call('rankList'),
  call('availablePromotions'),
  call('popularGames', { count: constants.popularCount }),
  call('gameMenus'),
  call('vnGameMenu'),
  call('articles', { kind: 'blog' }),
  call('articles', { kind: 'news' }),
  call('vnOpenedNumbers', { count: constants.openedNumbersCount }),
  ...['home', 'w_login', 'w_register'].map((group) => call('banners', { group })),
  ...announcementTypes.map((types) => call('announcements', { types, platform: constants.callPlatform })),
  ...[...categories, 'HOT'].map((category) => games(category, 1)),
  games('RNG', 2),
];
