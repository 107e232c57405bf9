import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { type Category, isCategory } from '../../../src/domain/category.ts';
import { gameListQuery } from '../../../src/domain/gameList.ts';
import type { GameCard, GamePage } from '../../../src/wire/catalogue.ts';
import type { LotteryMenu } from '../../../src/wire/launch.ts';
import type { BetPage } from '../../../src/wire/play.ts';
import { demoPassword, expect, type VisitorPage } from '../auth/visitorPage.ts';
import { header, sideMenu } from '../visit.ts';

/** A site's page with a game in it, and what the server keeps of the play. */
export function createPlayPage(visitorPage: VisitorPage) {
  const { page, t, merchant, language } = visitorPage;
  const launches: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/wps/game/launchGame')) launches.push(answer.status());
  });
  const game = page.frameLocator('iframe');
  const asked = async <Value>(path: string): Promise<Value> =>
    page.evaluate(async (address) => {
      const headers = { Authorization: `Bearer ${sessionStorage.getItem('token') ?? ''}`, Language: 'VI' };
      return ((await (await fetch(address, { headers })).json()) as { value: never }).value;
    }, path);
  return {
    ...visitorPage,
    /** Status of every launch call so far. */
    launches,
    frame: page.locator('iframe'),
    game,
    spin: game.locator('button.spin'),

    async logIn(username = 'demomember') {
      await expect(page.getByRole('dialog', { name: t('modal.loginPopupModal') })).toBeVisible();
      await visitorPage.fillIn({ username, password: demoPassword });
      await visitorPage.press('session.login');
    },

    /** The game of a card plays on trial; its button shows under a pointer, on phones always. */
    async tryFirst() {
      const card = page
        .getByRole('article')
        .filter({ has: page.getByText(t('lobby.trial'), { exact: true }) })
        .first();
      await expect(card).toBeVisible();
      await card.hover();
      await card.locator('button', { hasText: t('lobby.trial') }).click();
    },

    /** Plays a card in earnest, by a corner that no other button covers. */
    async playFirst() {
      const card = page.getByRole('article').locator('button').first();
      await card.click({ position: { x: 12, y: 80 } });
    },

    /** Keeps launches waiting, so that what shows meanwhile can be looked at; answers the way to let them go. */
    async holdLaunch() {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/wps/game/launchGame', async (route) => {
        await held;
        await route.continue();
      });
      return release;
    },

    balance: () => balanceOf(page),

    /** What a trial account has left, as the server keeps it. */
    playMoney: () =>
      page.evaluate(async () => {
        const headers = { Authorization: `Bearer ${sessionStorage.getItem('token') ?? ''}` };
        const { value } = (await (await fetch('/wps/game/playMoney', { headers })).json()) as {
          value: { sumBalance: string };
        };
        return Math.round(Number(value.sumBalance) * 10_000);
      }),

    /** One round; what the game says it took and gave. */
    async spinOnce() {
      const played = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/play');
      await game.locator('button.spin').click();
      const { rounds } = (await (await played).json()) as { rounds: { stake: string; payout: string | null }[] };
      return { count: rounds.length, gain: rounds.reduce((sum, round) => sum + units(round.payout) - units(round.stake), 0) };
    },

    /**
     * The account of money, as the server keeps it: the whole and the sum of all bets. Other rounds end meanwhile, so both
     * count only if the record stands after the balance was read as it stood before.
     */
    async books() {
      for (let earlier = await asked<BetPage>('/wps/member/bets'); ; ) {
        const wallet = await asked<{ sumBalance: string }>('/wps/v2/wallets/balance');
        const bets = await asked<BetPage>('/wps/member/bets');
        const of = ({ total, sums }: BetPage) => ({ bets: total, stake: units(sums.stake), payout: units(sums.payout) });
        if (isDeepStrictEqual(of(earlier), of(bets))) return { balance: units(wallet.sumBalance), ...of(bets) };
        earlier = bets;
      }
    },

    /** The header shows what the server keeps. */
    async expectTrueBalance() {
      await expect.poll(async () => (await this.balance()) - (await this.books()).balance).toBe(0);
    },

    /** The newest bets of the betting record. */
    record: async () => (await asked<BetPage>('/wps/member/bets')).bets,

    /** A game of this category, as the brand lists them. */
    async served(gameType: Category, place = 0) {
      const values = Object.entries(gameListQuery({ gameType, pageNum: 1 }, merchant, language));
      const query = new URLSearchParams(values.map(([name, value]) => [name, String(value)]));
      const { games } = await asked<GamePage>(`/wps/relay/GCSGAME_getGameList?${query.toString()}`);
      return served(games[place % games.length], gameType);
    },

    /** The lottery of the brand that draws most often. */
    async fastestLottery() {
      const menus = await asked<readonly LotteryMenu[]>('/lgw/games/game_menus');
      const drawn = menus.flatMap(({ games }) => games).filter(({ draw }) => draw !== null);
      const [first] = drawn.toSorted((one, other) => (one.draw?.interval ?? 0) - (other.draw?.interval ?? 0));
      return served(first?.game, 'ELOTT');
    },
    sideMenu: () => sideMenu(page),
  };
}

/** An amount in ten-thousandths; what was not paid yet is none. */
const units = (text: string | null) => Math.round(Number(text ?? 0) * 10_000);

/** What the header shows, in ten-thousandths: two places whatever their signs. */
async function balanceOf(page: Page): Promise<number> {
  const text = await header(page).locator('section section > span').first().innerText();
  return Number(text.replace(/\D/g, '') || Number.NaN) * 100;
}

function served(card: GameCard | undefined, category: Category) {
  if (card === undefined || !isCategory(card.gameType)) throw new Error(`The brand serves no game of ${category}.`);
  return { gameId: card.gameId, gameType: card.gameType, vassalage: card.vassalage };
}

export type PlayPage = ReturnType<typeof createPlayPage>;

type Books = Awaited<ReturnType<ReturnType<typeof createPlayPage>['books']>>;

/** The balance moved by what was staked and paid out, and by nothing else. */
export function expectExact(before: Books, after: Books): void {
  expect(after.balance).toBe(before.balance - (after.stake - before.stake) + (after.payout - before.payout));
}
