/** Numbers and names the specification fixes. */
export const constants = {
  /** `platform` of the brand. */
  platform: 'web',
  /** `platform` of calls about notices and trial accounts. */
  callPlatform: 'W',
  gamePageSize: 24,
  /** `clientType` and `platform` of a query for games. */
  clientType: 3,
  queryPlatform: 'flash,html5-desktop',
  /** What every launch request carries. */
  launch: { accountType: 1, confirmTrans: 0, clientType: 3, launchMode: 'GLS', platform: 'html5-desktop' },
  /** What every launch of a lottery carries. */
  lotteryLaunch: { launchMode: 'LOTT', device: 'WEB' },
  /** Minimum time between two manual balance refreshes, in milliseconds. */
  balanceRefresh: 1_000,
  /** As many games are a single row, which the hot ones follow. */
  shortList: 6,
  popularCount: 20,
  openedNumbersCount: 100,
  /** Milliseconds until a script chunk counts as failed. */
  chunkLoadTimeout: 120_000,
  /** A password that must be changed at once. */
  defaultPassword: '123456',
  /** Age the terms have confirmed where a brand states none. */
  confirmedAge: 18,
  /** `registerMethod` of the registration user. */
  registerMethod: 'WEB',
  /** `X-Gateway-Version` of the trial call. */
  gatewayVersion: '3',
  /** How long the remember-me cookie lasts, in milliseconds. */
  rememberMeTime: 86_400_000,
  /** Seconds until another code, where the code comes from firebase. */
  firebaseCountdown: 60,
  /** Milliseconds between two requests of a sign-in code. */
  loginSmsThrottle: 1_000,
  /** Milliseconds between two captcha pictures. */
  captchaRefresh: 1_000,
  /** Milliseconds until another try, after too many codes. */
  phoneAuthWait: 300_000,
  /** Milliseconds from leaving the country field until its list closes. */
  countryListDelay: 200,
} as const;
