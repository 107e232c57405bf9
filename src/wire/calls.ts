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
} as const satisfies Record<
  string,
  { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: `/${'wps' | 'lgw' | 'lotto'}/${string}` }
>;

export type CallName = keyof typeof calls;
