/** Values fixed by the specification. */
export const constants = {
  /** `platform` of the brand. */
  platform: 'web',
  /** `platform` in calls about notices and trial accounts. */
  callPlatform: 'W',
  gamePageSize: 24,
  /** `clientType` and `platform` in game queries. */
  clientType: 3,
  queryPlatform: 'flash,html5-desktop',
  /** Sent with every launch request. */
  launch: { accountType: 1, confirmTrans: 0, clientType: 3, launchMode: 'GLS', platform: 'html5-desktop' },
  /** Sent with every lottery launch. */
  lotteryLaunch: { launchMode: 'LOTT', device: 'WEB' },
  /** Minimum time between two manual balance refreshes, in milliseconds. */
  balanceRefresh: 1_000,
  /** A list of at most this many games fits one row and is followed by the hot games. */
  shortList: 6,
  popularCount: 20,
  openedNumbersCount: 100,
  /** Timeout of a script chunk, in milliseconds. */
  chunkLoadTimeout: 120_000,
  /** Lifetime of the remember-me cookie, in milliseconds. */
  rememberMeTime: 86_400_000,
} as const;

/** Most promotions of the strip of the home page [API-55]. */
export const stripCount = 6;
