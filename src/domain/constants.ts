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
  /** A user with this password must change it on sign-in. */
  defaultPassword: '123456',
  /** `registerMethod` of a registration. */
  registerMethod: 'WEB',
  /** `X-Gateway-Version` of the trial call. */
  gatewayVersion: '3',
  /** Lifetime of the remember-me cookie, in milliseconds. */
  rememberMeTime: 86_400_000,
  /** Cooldown before another code if firebase sends the codes, in seconds. */
  firebaseCountdown: 60,
  /** Minimum time between two requests of a sign-in code, in milliseconds. */
  loginSmsThrottle: 1_000,
  /** Minimum time between two captcha images, in milliseconds. */
  captchaRefresh: 1_000,
  /** Lock after too many codes, in milliseconds. */
  phoneAuthWait: 300_000,
  /** Delay from leaving the country field until its list closes, in milliseconds. */
  countryListDelay: 200,
} as const;

/** Type of the customer service entry that connects to an agent, for users of every rank. */
export const customerServiceType = '3';
