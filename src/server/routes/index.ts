import type { FastifyInstance } from 'fastify';
import { avatarsRoute } from './avatars.ts';
import { gameMenusRoute } from './lgw/games/game_menus.ts';
import { popularGamesRoute } from './lgw/games/popular.ts';
import { vnRecentGamesRoute } from './lgw/vn/games/game_menu/recent.ts';
import { vnGameMenuRoute } from './lgw/vn/games/game_menu.ts';
import { vnOpenedNumbersRoute } from './lgw/vn/numeros/opened/game.ts';
import { openedNumbersRoute } from './lotto/lgw/games/opened/numero.ts';
import { picturesRoute } from './pictures.ts';
import { seamlessRoutes } from './seamless/v1.ts';
import { affiliateRoute } from './wps/agent/affiliate.ts';
import { captchaRoute } from './wps/captcha.ts';
import { bannersRoute } from './wps/catalogue/banners.ts';
import { liveTablesRoute } from './wps/catalogue/live.ts';
import { missionsRoute } from './wps/catalogue/missions.ts';
import { publicCatalogueRoute } from './wps/catalogue/public.ts';
import { publicVendorsRoute } from './wps/catalogue/vendors.ts';
import { feedbackRoute } from './wps/feedback.ts';
import { launchGameRoute } from './wps/game/launchGame.ts';
import { playMoneyRoute } from './wps/game/playMoney.ts';
import { authenticatorConfirmRoute, authenticatorRoute } from './wps/member/authenticator.ts';
import { bettingRecordRoute } from './wps/member/bets.ts';
import { changeFavouriteRoute } from './wps/member/favourite.ts';
import { memberInfoRoutes } from './wps/member/info.ts';
import { memberLanguageRoute } from './wps/member/language.ts';
import { resetPasswordRoute } from './wps/member/password/email/reset.ts';
import { forgotByEmailRoute } from './wps/member/password/email.ts';
import { forgotByPhoneRoute } from './wps/member/password/verification.ts';
import { changePasswordRoute } from './wps/member/password.ts';
import { registerRoutes } from './wps/member/register.ts';
import { merchantWalletRoute } from './wps/relay/GCS_merchantWallet.ts';
import { recentGamesRoute } from './wps/relay/GCS_recentGame.ts';
import { walletTransferRoute } from './wps/relay/GCS_walletTransfer.ts';
import { gameVendorsRoute } from './wps/relay/GCSGAME_gameVendor.ts';
import { gameListRoute } from './wps/relay/GCSGAME_getGameList.ts';
import { rankListRoute } from './wps/relay/GCSGAME_getRankList.ts';
import { vendorGameTypesRoute } from './wps/relay/GCSGAME_getVassGameType.ts';
import { hotGamesRoute } from './wps/relay/GCSGAME_hotGamesV2.ts';
import { roomListRoute } from './wps/relay/GLS2_roomList.ts';
import { availablePromotionsRoute } from './wps/relay/MCSFE_getAvailablePromotions.ts';
import { favouriteGamesRoute } from './wps/relay/MCSFE_getFavoriteGames.ts';
import { favouriteGamesListRoute } from './wps/relay/MCSFE_getFavoriteGamesList.ts';
import { announcementsRoute } from './wps/relay/MCSFE_getListAnnouncements.ts';
import { freePlayRoute } from './wps/session/login/freeplay.ts';
import { loginRoute } from './wps/session/login.ts';
import { logoutRoute } from './wps/session/logout.ts';
import { countryCodeRoute } from './wps/system/countryCode.ts';
import { customerServiceRoute } from './wps/system/customerService.ts';
import { domainRouteRoute } from './wps/system/domainRoute.ts';
import { helpCenterRoute } from './wps/system/helpCenter.ts';
import { jwksRoute } from './wps/system/jwks.ts';
import { permissionRoute } from './wps/system/permission.ts';
import { registerSettingsRoute } from './wps/system/setting/register.ts';
import { statusRoute } from './wps/system/status.ts';
import { whitelabelRoute } from './wps/system/whitelabel.ts';
import { balanceRoute } from './wps/v2/wallets/balance.ts';
import { challengeRoute } from './wps/verification/challenge.ts';
import { addressCodeRoute } from './wps/verification/ip/code.ts';
import { addressProofRoute } from './wps/verification/ip.ts';
import { loginSmsRoute } from './wps/verification/sms/noLogin.ts';
import { registerSmsRoute } from './wps/verification/sms/register.ts';

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
  jwksRoute,
  captchaRoute,
  loginRoute,
  freePlayRoute,
  logoutRoute,
  registerRoutes,
  affiliateRoute,
  memberInfoRoutes,
  changePasswordRoute,
  challengeRoute,
  loginSmsRoute,
  registerSmsRoute,
  addressCodeRoute,
  addressProofRoute,
  forgotByEmailRoute,
  resetPasswordRoute,
  forgotByPhoneRoute,
  authenticatorRoute,
  authenticatorConfirmRoute,
  gameListRoute,
  gameVendorsRoute,
  vendorGameTypesRoute,
  favouriteGamesRoute,
  favouriteGamesListRoute,
  changeFavouriteRoute,
  recentGamesRoute,
  roomListRoute,
  launchGameRoute,
  playMoneyRoute,
  bettingRecordRoute,
  balanceRoute,
  merchantWalletRoute,
  walletTransferRoute,
  gameMenusRoute,
  vnGameMenuRoute,
  vnRecentGamesRoute,
  vnOpenedNumbersRoute,
  openedNumbersRoute,
];

/** Calls of the site and its pictures. The path of a file is the path of its address. */
export async function routes(server: FastifyInstance): Promise<void> {
  await server.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.site === null) return;
      await server.content.seed(request.site);
      await server.members.seed(request.site);
    });
    for (const call of calls) await scope.register(call);
  });
  await server.register(seamlessRoutes);
  await server.register(picturesRoute);
  await server.register(avatarsRoute);
}
