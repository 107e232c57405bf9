/**
 * The calls between site and server: their method and path, named here and nowhere
 * else. Both ends read this table; every path starts with /wps, /lgw or /lotto.
 */
export const calls = {
  permission: { method: 'GET', path: '/wps/system/permission' },
  status: { method: 'GET', path: '/wps/system/status' },
  whitelabel: { method: 'GET', path: '/wps/system/whitelabel' },
  registerSettings: { method: 'GET', path: '/wps/system/setting/register' },
  domainRoute: { method: 'GET', path: '/wps/system/domainRoute' },
  helpCenter: { method: 'GET', path: '/wps/system/helpCenter' },
  countryCode: { method: 'GET', path: '/wps/system/countryCode' },
  customerService: { method: 'POST', path: '/wps/system/customerService' },
  publicCatalogue: { method: 'GET', path: '/wps/catalogue/public' },
  publicVendors: { method: 'GET', path: '/wps/catalogue/vendors' },
  liveTables: { method: 'GET', path: '/wps/catalogue/live' },
  missions: { method: 'GET', path: '/wps/catalogue/missions' },
  banners: { method: 'GET', path: '/wps/catalogue/banners' },
  hotGames: { method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2' },
  rankList: { method: 'GET', path: '/wps/relay/GCSGAME_getRankList' },
  announcements: { method: 'GET', path: '/wps/relay/MCSFE_getListAnnouncements' },
  availablePromotions: { method: 'GET', path: '/wps/relay/MCSFE_getAvailablePromotions' },
  popularGames: { method: 'GET', path: '/lgw/games/popular' },
  feedback: { method: 'PUT', path: '/wps/feedback' },
  memberLanguage: { method: 'PUT', path: '/wps/member/language' },
  jwks: { method: 'GET', path: '/wps/system/jwks' },
  login: { method: 'POST', path: '/wps/session/login' },
  freePlay: { method: 'POST', path: '/wps/session/login/freeplay' },
  logout: { method: 'DELETE', path: '/wps/session/logout' },
  captcha: { method: 'GET', path: '/wps/captcha' },
  challenge: { method: 'GET', path: '/wps/verification/challenge' },
  register: { method: 'PUT', path: '/wps/member/register' },
  registerMobile: { method: 'PUT', path: '/wps/member/register/mobile' },
  affiliate: { method: 'GET', path: '/wps/agent/affiliate' },
  memberInfo: { method: 'GET', path: '/wps/member/info' },
  memberIcon: { method: 'GET', path: '/wps/member/info/icon' },
  playerAvatar: { method: 'GET', path: '/wps/relay/MCSFE_getPlayerAvatar' },
  changePassword: { method: 'POST', path: '/wps/member/password' },
  forgotByPhone: { method: 'POST', path: '/wps/member/password/verification' },
  forgotByEmail: { method: 'POST', path: '/wps/member/password/email' },
  resetPassword: { method: 'POST', path: '/wps/member/password/email/reset' },
  loginSms: { method: 'POST', path: '/wps/verification/sms/noLogin' },
  registerSms: { method: 'POST', path: '/wps/verification/sms/register' },
  addressCode: { method: 'POST', path: '/wps/verification/ip/code' },
  addressProof: { method: 'POST', path: '/wps/verification/ip' },
  authenticator: { method: 'POST', path: '/wps/member/authenticator' },
  authenticatorConfirm: { method: 'POST', path: '/wps/member/authenticator/confirm' },
} as const satisfies Record<
  string,
  { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: `/${'wps' | 'lgw' | 'lotto'}/${string}` }
>;

export type CallName = keyof typeof calls;

/** Calls whose body is a `Sealed` envelope; `freePlay` carries one beside its other fields. */
export const sealedCalls = [
  'login',
  'freePlay',
  'register',
  'registerMobile',
  'changePassword',
  'forgotByPhone',
  'resetPassword',
  'addressProof',
] as const satisfies readonly CallName[];
