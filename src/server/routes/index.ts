import type { FastifyInstance } from 'fastify';
import { popularGamesRoute } from './lgw/games/popular.ts';
import { picturesRoute } from './pictures.ts';
import { bannersRoute } from './wps/catalogue/banners.ts';
import { liveTablesRoute } from './wps/catalogue/live.ts';
import { missionsRoute } from './wps/catalogue/missions.ts';
import { publicCatalogueRoute } from './wps/catalogue/public.ts';
import { publicVendorsRoute } from './wps/catalogue/vendors.ts';
import { feedbackRoute } from './wps/feedback.ts';
import { memberLanguageRoute } from './wps/member/language.ts';
import { rankListRoute } from './wps/relay/GCSGAME_getRankList.ts';
import { hotGamesRoute } from './wps/relay/GCSGAME_hotGamesV2.ts';
import { availablePromotionsRoute } from './wps/relay/MCSFE_getAvailablePromotions.ts';
import { announcementsRoute } from './wps/relay/MCSFE_getListAnnouncements.ts';
import { countryCodeRoute } from './wps/system/countryCode.ts';
import { customerServiceRoute } from './wps/system/customerService.ts';
import { domainRouteRoute } from './wps/system/domainRoute.ts';
import { helpCenterRoute } from './wps/system/helpCenter.ts';
import { permissionRoute } from './wps/system/permission.ts';
import { registerSettingsRoute } from './wps/system/setting/register.ts';
import { statusRoute } from './wps/system/status.ts';
import { whitelabelRoute } from './wps/system/whitelabel.ts';

const calls = [
  permissionRoute,
  statusRoute,
  whitelabelRoute,
  registerSettingsRoute,
  domainRouteRoute,
  helpCenterRoute,
  countryCodeRoute,
  customerServiceRoute,
  publicCatalogueRoute,
  publicVendorsRoute,
  liveTablesRoute,
  missionsRoute,
  bannersRoute,
  hotGamesRoute,
  rankListRoute,
  announcementsRoute,
  availablePromotionsRoute,
  popularGamesRoute,
  feedbackRoute,
  memberLanguageRoute,
];

/** Calls of the site and its pictures. The path of a file is the path of its address. */
export async function routes(server: FastifyInstance): Promise<void> {
  await server.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.site !== null) await server.content.seed(request.site);
    });
    for (const call of calls) await scope.register(call);
  });
  await server.register(picturesRoute);
}
