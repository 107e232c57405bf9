import { trialAccountType } from '../../../domain/accountType.ts';
import { type Category, isCategory } from '../../../domain/category.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { accountTypesOf, lotteryView } from '../../../domain/lottery.ts';
import type { GameCard } from '../../../wire/catalogue.ts';
import { Failure } from '../../../wire/failure.ts';
import type { GameLaunch, LaunchRequest, LaunchValue, LotteryLaunch } from '../../../wire/launch.ts';
import type { VendorLaunch, VendorLaunched } from '../../../wire/seamlessVendor.ts';
import type { Session } from '../../identity/sessions/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { UnknownGame, type VendorAdapter, VendorDown } from '../seamless/index.ts';
import { allowedAddress, ownAddress } from './addresses.ts';
import { createFavouriteGames } from './favouriteGames.ts';
import type { LaunchDeps } from './launchDeps.ts';
import { createLotteries } from './lotteries.ts';

export type Launch = ReturnType<typeof createLaunch>;

export interface Launching {
  readonly tenant: Tenant;
  readonly session: Session;
  readonly language: Language;
  /** Mode in which the player sees the site. */
  readonly mode?: VendorLaunch['mode'] | undefined;
}

/** The game to launch, and how. */
interface Choice {
  readonly game: GameCard;
  readonly view: 'betting' | 'lobby';
  readonly backUrl: string;
  readonly lottery: Pick<VendorLaunch, 'playType' | 'prizeMode' | 'lottoArea'>;
}

/** Launches games (from the request to the frame URL), and serves lotteries, favourites and recent games. */
export function createLaunch(deps: LaunchDeps) {
  const { catalogue, play, saferPlay, wallets, originOf } = deps;
  const favouriteGames = createFavouriteGames(deps);

  return {
    ...createLotteries(deps, favouriteGames),
    favouriteGames,

    async game({ tenant, session, language, mode }: Launching, request: LaunchRequest): Promise<LaunchValue> {
      const { account, tokenHash } = session;
      await saferPlay.assertMay(tenant, account, 'play', { amount: 1n });
      const choice =
        request.launchMode === 'LOTT'
          ? await lottery(catalogue, tenant, language, request, originOf(tenant))
          : await single(catalogue, tenant, language, request, originOf(tenant));
      const { game } = choice;
      const demo = account.type === trialAccountType;
      // Some games do not accept trial accounts.
      if (demo && !offersTrial(game)) throw new Failure('TRUE_ACCOUNT');
      const vendor = play.vendorOf(game.vassalage, game.gameType);
      const isUnderMaintenance = game.maintenanceUntil !== undefined;
      if (vendor === null || isUnderMaintenance || !isCategory(game.gameType)) throw new Failure('VENDOR_DOWN');
      await wallets.open(tenant, account);
      const ticket = await play.playSessions.start({
        owner: account,
        siteSession: tokenHash,
        vendor: vendor.id,
        gameId: game.gameId,
        isDemo: demo,
        language,
      });
      const order = await orderFor(tenant, language, choice, game.gameType, { ticket, demo, mode });
      const { address } = await ask(vendor, tenant.brand.merchant, order);
      const allowed = allowedAddress(address, tenant, vendor.origins);
      if (allowed === null) throw new Failure('VENDOR_DOWN');
      await favouriteGames.remember(tenant, account.id, game.gameId);
      const { gameId, gameName, gameType, vassalage } = game;
      return { game_url: allowed, gameId, gameName, gameType, vassalage, demo };
    },
  };

  async function orderFor(
    tenant: Tenant,
    language: Language,
    { game, view, backUrl, lottery }: Choice,
    category: Category,
    { ticket, demo, mode }: Pick<Launching, 'mode'> & { readonly ticket: string; readonly demo: boolean },
  ): Promise<VendorLaunch> {
    const { money, profile, timeZone } = tenant.brand;
    const names = await Promise.all(
      languages.map(async (code) => {
        const known = await catalogue.byId(tenant, code, [game.gameId]);
        return [code, known.get(game.gameId)?.gameName ?? game.gameName] as const;
      }),
    );
    return {
      ticket,
      game: { gameCode: game.gameId, vassalage: game.vassalage, category },
      name: Object.fromEntries(names) as Record<Language, string>,
      view,
      ...lottery,
      language,
      currency: money.currency,
      currencySymbol: money.symbol,
      money: money.numberFormat,
      timeZone,
      profile: profile === 'real' && !demo ? 'real' : 'play',
      demo,
      platform: 'html5-desktop',
      site: originOf(tenant),
      backUrl,
      ...(mode === undefined ? {} : { mode }),
      theme: tenant.brand.theme,
    };
  }
}

/** `supportPlay` 0 means that trial play is offered. */
const offersTrial = ({ supportPlay }: Pick<GameCard, 'supportPlay'>) => supportPlay === 0;

async function ask(vendor: VendorAdapter, merchant: string, order: VendorLaunch): Promise<VendorLaunched> {
  try {
    return await vendor.launch(merchant, order);
  } catch (error) {
    if (error instanceof UnknownGame) throw new Failure('GAME_UNKNOWN', { cause: error });
    if (error instanceof VendorDown) throw new Failure('VENDOR_DOWN', { cause: error });
    throw error;
  }
}

async function single(
  catalogue: Catalogue,
  tenant: Tenant,
  language: Language,
  request: GameLaunch,
  site: string,
): Promise<Choice> {
  if (request.merchantCode !== tenant.brand.merchant) throw new Failure('MALFORMED');
  const { gameId, nodeId, vassalage } = request;
  const game =
    gameId === ''
      ? await catalogue.firstOfLobby(tenant, language, vassalage, nodeId)
      : await catalogue.gameOf(tenant, language, gameId);
  if (game === undefined || game.vassalage !== vassalage) throw new Failure('GAME_UNKNOWN');
  return { game, view: gameId === '' ? 'lobby' : 'betting', backUrl: `${site}/index`, lottery: {} };
}

async function lottery(
  catalogue: Catalogue,
  tenant: Tenant,
  language: Language,
  request: LotteryLaunch,
  site: string,
): Promise<Choice> {
  const { lottoGameCode, lottoPrizeMode, lottoArea, playType, vassalage } = request;
  const policy = tenant.brand.lottery;
  const [accountType] = accountTypesOf(policy, lottoPrizeMode);
  if (accountType === undefined || lottoArea !== policy.area) throw new Failure('MALFORMED');
  const category = accountType === 'ELOTT' || accountType === 'TCG_SEA' ? 'ELOTT' : 'LOTT';
  const game =
    lottoGameCode === undefined
      ? await firstOf(catalogue, tenant, language, category, vassalage)
      : (await catalogue.byId(tenant, language, [lottoGameCode])).get(lottoGameCode);
  const isLottery = game?.gameType === 'LOTT' || game?.gameType === 'ELOTT';
  if (game === undefined || !isLottery || (vassalage !== undefined && game.vassalage !== vassalage)) {
    throw new Failure('GAME_UNKNOWN');
  }
  return {
    game,
    view: lotteryView(lottoGameCode),
    backUrl: ownAddress(request.backUrl, site),
    lottery: { prizeMode: lottoPrizeMode, lottoArea, ...(playType === undefined ? {} : { playType }) },
  };
}

async function firstOf(
  catalogue: Catalogue,
  tenant: Tenant,
  language: Language,
  category: Category,
  vassalage: string | undefined,
) {
  const { games } = await catalogue.games(tenant, language, { gameType: category, vassalage });
  return games[0];
}

type LaunchNeeds = Omit<LaunchDeps, 'catalogue'> & Record<'content', LaunchDeps['catalogue']>;

export const launchModule = defineModule({
  needs: ['db', 'now', 'content', 'originOf', 'play', 'saferPlay', 'wallets'],
  gives: { launch: ({ content, ...deps }: LaunchNeeds) => createLaunch({ ...deps, catalogue: content }) },
});
