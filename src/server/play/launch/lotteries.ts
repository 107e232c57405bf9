import { type Category, isCategory } from '../../../domain/category.ts';
import type { Language } from '../../../domain/language.ts';
import { areaOfCategory, type LotteryAccountType, type LotteryArea, lotteryCategories } from '../../../domain/lottery.ts';
import type { GameCard } from '../../../wire/catalogue.ts';
import { Failure } from '../../../wire/failure.ts';
import type { LotteryGame, LotteryMenu, OpenedNumbers } from '../../../wire/launch.ts';
import { newestDraws } from '../../../wire/newestDraws.ts';
import type { VendorDraw, VendorLottery } from '../../../wire/seamlessVendor.ts';
import { createLoadingCache } from '../../platform/caches/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { VendorDown } from '../seamless/index.ts';
import type { PlayGame, VendorAdapter } from '../seamless/vendorAdapter.ts';
import type { FavouriteGames } from './favouriteGames.ts';
import type { LaunchDeps } from './launchDeps.ts';

const menuTtlMs = 2_000;
const drawsTtlMs = 3_000;
const maxEntries = 5_000;
const maxDraws = 100;

/** Lottery menus and draws of a brand, as reported by the vendors. Nothing is filled in for a vendor that does not respond. */
export function createLotteries({ catalogue, play, now }: LaunchDeps, favouriteGames: FavouriteGames) {
  const menus = createLoadingCache<readonly VendorLottery[]>({ max: maxEntries, ttlMs: menuTtlMs, now });
  const opened = createLoadingCache<readonly VendorDraw[]>({ max: maxEntries, ttlMs: drawsTtlMs, now });

  /** All lottery games the brand shows, in category order. */
  async function games(tenant: Tenant, language: Language): Promise<GameCard[]> {
    const pages = await Promise.all(
      lotteryCategories.map(async (gameType) => {
        const first = await catalogue.games(tenant, language, { gameType });
        const rest = Array.from({ length: Math.max(first.totalPages - 1, 0) }, (_, index) => index + 2);
        const others = await Promise.all(rest.map((pageNum) => catalogue.games(tenant, language, { gameType, pageNum })));
        return [first, ...others].flatMap((page) => page.games);
      }),
    );
    return pages.flat();
  }

  /** Groups games by vendor adapter. */
  const suppliers = (cards: readonly GameCard[]) => {
    const groups = new Map<VendorAdapter, PlayGame[]>();
    for (const { gameId, vassalage, gameType } of cards) {
      const vendor = play.vendorOf(vassalage, gameType);
      if (vendor === null || !isCategory(gameType)) continue;
      groups.set(vendor, [...(groups.get(vendor) ?? []), { gameCode: gameId, vassalage, category: gameType }]);
    }
    return [...groups];
  };

  /** Current draws. If a vendor does not respond, its lotteries stay on the menu without a draw. */
  const currentDraws = ({ brand: { merchant } }: Tenant, cards: readonly GameCard[]) =>
    menus(merchant, async () => {
      const answers = suppliers(cards).map(([vendor, own]) => vendor.lotteries(merchant, own).catch(noneIfVendorDown));
      return (await Promise.all(answers)).flat();
    });

  async function all(tenant: Tenant, language: Language): Promise<(LotteryGame & { readonly area: LotteryArea })[]> {
    const cards = await games(tenant, language);
    const drawn = new Map((await currentDraws(tenant, cards)).map((lottery) => [lottery.gameCode, lottery]));
    return cards.map((game) => {
      const lottery = drawn.get(game.gameId);
      if (lottery === undefined) return { game, draw: null, playTypes: [], area: areaOfCategory(game.gameType) };
      const { issue, closesAt, drawsAt, interval, playTypes, area = areaOfCategory(game.gameType) } = lottery;
      return { game, draw: { issue, closesAt, drawsAt, interval }, playTypes, area };
    });
  }

  const menuOf = ({ brand }: Tenant, accountTypeName: LotteryAccountType, entries: readonly LotteryGame[]): LotteryMenu => ({
    accountTypeName,
    prizeMode: brand.lottery.prizeModes[accountTypeName],
    games: entries.map(({ game, draw, playTypes }) => ({ game, draw, playTypes })),
  });

  return {
    async menus(tenant: Tenant, language: Language): Promise<LotteryMenu[]> {
      const entries = await all(tenant, language);
      const of = (category: Category) => entries.filter(({ game }) => game.gameType === category);
      const from = (area: LotteryArea) => entries.filter((entry) => entry.area === area);
      return [
        menuOf(tenant, 'LOTT', of('LOTT')),
        menuOf(tenant, 'ELOTT', of('ELOTT')),
        menuOf(tenant, 'TCG_LOTTO_VN', from('VN')),
        menuOf(tenant, 'TCG_SEA', from('SEA')),
      ];
    },

    async vnMenu(tenant: Tenant, language: Language): Promise<LotteryMenu> {
      return menuOf(
        tenant,
        'TCG_LOTTO_VN',
        (await all(tenant, language)).filter(({ area }) => area === 'VN'),
      );
    },

    recentLotteries: async (tenant: Tenant, language: Language, account: string): Promise<GameCard[]> =>
      (await favouriteGames.recent(tenant, language, account)).filter(({ gameType }) =>
        (lotteryCategories as readonly string[]).includes(gameType),
      ),

    /**
     * Newest first, with at least the last draw of each lottery. An empty list means that nothing was drawn.
     * @throws Failure VENDOR_DOWN if no vendor responds
     */
    async openedNumbers(tenant: Tenant, language: Language, choice: { area?: LotteryArea; gameCode?: string; count: number }) {
      const { merchant } = tenant.brand;
      const entries = await all(tenant, language);
      const wanted = entries.filter(
        ({ game, area }) =>
          (choice.area === undefined || area === choice.area) &&
          (choice.gameCode === undefined || game.gameId === choice.gameCode),
      );
      const names = new Map(wanted.map(({ game }) => [game.gameId, game.gameName]));
      const draws = await opened(`${merchant} ${choice.area ?? ''} ${choice.gameCode ?? ''}`, async () => {
        const groups = suppliers(wanted.map(({ game }) => game));
        const answers = await Promise.allSettled(groups.map(([vendor, own]) => vendor.draws(merchant, own, maxDraws)));
        const failed = answers.filter(({ status }) => status === 'rejected');
        if (failed.length > 0 && failed.length === answers.length) throw new Failure('VENDOR_DOWN');
        return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      });
      const known = draws.filter(({ gameCode }) => names.has(gameCode));
      return newestDraws(known, choice.count).map(
        ({ gameCode: gameId, issue, numbers, openedAt }): OpenedNumbers => ({
          gameId,
          gameName: names.get(gameId) ?? gameId,
          issue,
          numbers,
          openedAt,
        }),
      );
    },
  };
}

function noneIfVendorDown(error: unknown): readonly VendorLottery[] {
  if (error instanceof VendorDown) return [];
  throw error;
}
