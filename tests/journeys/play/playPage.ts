import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { type Category, isCategory } from '../../../src/domain/category.ts';
import { gameListQuery } from '../../../src/domain/gameList.ts';
import type { GameCard, GamePage } from '../../../src/wire/catalogue.ts';
import type { LotteryMenu } from '../../../src/wire/launch.ts';
import type { BetPage } from '../../../src/wire/play.ts';
import { demoPassword, expect, type VisitorPage } from '../auth/visitorPage.ts';
import { header, sideMenu } from '../visit.ts';

/** Page object of the game page, with the server's balance and betting record. */
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
    /** HTTP status of every launch call so far. */
    launches,
    frame: page.locator('iframe'),
    game,
    spin: game.locator('button.spin'),

    async logIn(username = 'demomember') {
      await expect(page.getByRole('dialog', { name: t('modal.loginPopupModal') })).toBeVisible();
      await visitorPage.fillIn({ username, password: demoPassword });
      await visitorPage.press('session.login');
    },

    /** Starts the first game that offers a trial; its button shows on hover, on phones always. */
    async tryFirst() {
      const card = page
        .getByRole('article')
        .filter({ has: page.getByText(t('lobby.trial'), { exact: true }) })
        .first();
      await expect(card).toBeVisible();
      await card.hover();
      await card.locator('button', { hasText: t('lobby.trial') }).click();
    },

    /** Starts the first game for real money; clicks a corner of the card that no other button covers. */
    async playFirst() {
      const card = page.getByRole('article').locator('button').first();
      await card.click({ position: { x: 12, y: 80 } });
    },

    /** Holds launch calls so that the loading state can be asserted. Returns the function that releases them. */
    async holdLaunch() {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/wps/game/launchGame?*', async (route) => {
        await held;
        await route.continue();
      });
      return release;
    },

    balance: () => balanceOf(page),

    /** Play-money balance on the server, in ten-thousandths. */
    playMoney: () =>
      page.evaluate(async () => {
        const headers = { Authorization: `Bearer ${sessionStorage.getItem('token') ?? ''}` };
        const { value } = (await (await fetch('/wps/game/playMoney', { headers })).json()) as {
          value: { sumBalance: string };
        };
        return Math.round(Number(value.sumBalance) * 10_000);
      }),

    /**
     * Plays one spin, by pointer or as `press` does it. Returns the number of rounds and the net gain in ten-thousandths, from
     * the game's response.
     */
    async spinOnce(press = () => game.locator('button.spin').click()) {
      const played = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/play');
      await press();
      const { rounds } = (await (await played).json()) as { rounds: Round[] };
      // Free rounds are shown one after the other and can take a minute; a second press shows them without pauses.
      if (rounds.some(({ outcome }) => (outcome.falls?.length ?? 0) > 1)) await press();
      return { count: rounds.length, gain: rounds.reduce((sum, round) => sum + units(round.payout) - units(round.stake), 0) };
    },

    /**
     * Balance and bet totals on the server, in ten-thousandths. Other rounds settle concurrently, so it retries until the record
     * is the same before and after the balance was read.
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

    /** The header shows the server's balance. */
    async expectTrueBalance() {
      await expect.poll(async () => (await this.balance()) - (await this.books()).balance).toBe(0);
    },

    /** First page of the betting record, newest first. */
    record: async () => (await asked<BetPage>('/wps/member/bets')).bets,

    /** A game of this category, by its position in the brand's list. */
    async served(gameType: Category, place = 0) {
      const values = Object.entries(gameListQuery({ gameType, pageNum: 1 }, merchant, language));
      const query = new URLSearchParams(values.map(([name, value]) => [name, String(value)]));
      const { games } = await asked<GamePage>(`/wps/relay/GCSGAME_getGameList?${query.toString()}`);
      return served(games[place % games.length], gameType);
    },

    /** The brand's lottery with the shortest draw interval. */
    async fastestLottery() {
      const menus = await asked<readonly LotteryMenu[]>('/lgw/games/game_menus');
      const drawn = menus.flatMap(({ games }) => games).filter(({ draw }) => draw !== null);
      const [first] = drawn.toSorted((one, other) => (one.draw?.interval ?? 0) - (other.draw?.interval ?? 0));
      return served(first?.game, 'ELOTT');
    },
    sideMenu: () => sideMenu(page),
  };
}

interface Round {
  readonly stake: string;
  readonly payout: string | null;
  readonly outcome: { readonly falls?: readonly unknown[] };
}

/** Amount in ten-thousandths; null (not paid out yet) is 0. */
const units = (text: string | null) => Math.round(Number(text ?? 0) * 10_000);

/** Balance in the header, or in the bar above a game, in ten-thousandths. Drops all separators: amounts always have two decimals. */
async function balanceOf(page: Page): Promise<number> {
  const text = await header(page)
    .or(page.locator('main > div > header'))
    .locator('section:not(:has(section)) > span')
    .first()
    .innerText();
  return Number(text.replace(/\D/g, '') || Number.NaN) * 100;
}

function served(card: GameCard | undefined, category: Category) {
  if (card === undefined || !isCategory(card.gameType)) throw new Error(`The brand serves no game of ${category}.`);
  return { gameId: card.gameId, gameType: card.gameType, vassalage: card.vassalage };
}

export type PlayPage = ReturnType<typeof createPlayPage>;

type Books = Awaited<ReturnType<ReturnType<typeof createPlayPage>['books']>>;

/** Asserts that the balance changed by exactly the stakes and payouts in between. */
export function expectExact(before: Books, after: Books): void {
  expect(after.balance).toBe(before.balance - (after.stake - before.stake) + (after.payout - before.payout));
}
