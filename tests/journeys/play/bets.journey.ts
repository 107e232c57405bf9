import type { Locator } from '@playwright/test';
import type { Category } from '../../../src/domain/category.ts';
import { expect } from '../auth/visitorPage.ts';
import { test } from '../fixtures.ts';
import { expectExact } from './playPage.ts';

interface Served {
  readonly gameId: string;
  readonly gameType: Category;
  readonly vassalage: string;
}

/** Minimum time left to place a bet, in seconds, even on a busy machine. */
const enoughToBet = 4;

test('bets on a match, a draw and a table lie in the betting record and move the balance by exactly their amounts [LAUNCH-01]', async ({
  page,
  memberPage,
}) => {
  // An account used by no other journey: concurrent bets would change the same balance.
  const playPage = await memberPage({ merchant: 'verlago', mode: 'dark', language: 'vi' });
  const { game } = playPage;

  /** Bets on each spot and asserts record and balance. Returns the bet ids. */
  const bet = async (served: Served, spots: readonly Locator[]) => {
    await playPage.open(`/game?type=${served.gameType}&vendor=${served.vassalage}&game=${served.gameId}`);
    const before = await playPage.books();
    await expect(game.locator('.event, .day')).toBeVisible();
    // Start polling before the bet is placed: it may be settled soon after.
    const waiting = expect(game.locator('.mine .is-waiting')).not.toHaveCount(0, { timeout: 60_000 });
    await expect(async () => {
      await expect.poll(() => secondsLeft(game.locator('.event .time'))).toBeGreaterThan(enoughToBet);
      for (const spot of spots) await spot.click();
      const placed = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/bets', { timeout: 5_000 });
      await Promise.all([placed, game.locator('.place').click()]);
      expect((await placed).ok()).toBe(true);
    }).toPass({ timeout: 60_000 });
    await expect.poll(async () => (await playPage.books()).bets).toBe(before.bets + spots.length);
    await waiting;
    const [after, rows] = [await playPage.books(), (await playPage.record()).slice(0, spots.length)];
    for (const row of rows) expect(row).toMatchObject({ gameId: served.gameId, gameType: served.gameType });
    expect(after.stake - before.stake).toBe(rows.reduce((sum, { stake }) => sum + Math.round(Number(stake) * 10_000), 0));
    expectExact(before, after);
    await playPage.expectTrueBalance();
    return rows.map(({ betId }) => betId);
  };
  const settled = (ids: readonly string[]) =>
    expect
      .poll(
        async () => (await playPage.record()).filter(({ betId, state }) => ids.includes(betId) && state === 'settled').length,
        { timeout: 60_000 },
      )
      .toBe(ids.length);

  await playPage.open('/rng');
  const start = await playPage.books();
  const pick = game.locator('.picks .pick:enabled, .picks .number:enabled');
  const drawn = await test.step('bets on a draw', async () => bet(await playPage.fastestLottery(), [pick.first()]));
  await settled(drawn);
  // The page learns of it by itself.
  await playPage.expectTrueBalance();
  // The last round of fixtures kicks off minutes after this journey, so it stays open.
  await test.step('tips a match', async () => {
    await bet(await playPage.served('SPORTS'), [game.locator('.round-of-matches').last().locator('.odds').first()]);
  });
  await test.step('bets on a table, leaves and comes back, and reads how it ended', async () => {
    const laid = await bet(await playPage.served('LIVE', 1), [pick.first(), pick.last()]);
    await page.reload();
    await expect(game.locator('.mine .bet').first()).toBeVisible();
    await expect(game.locator('.mine .is-waiting')).toHaveCount(0, { timeout: 30_000 });
    await settled(laid);
    await playPage.expectTrueBalance();
    expectExact(start, await playPage.books());
    await page.getByRole('button', { name: playPage.t('play.back') }).click();
    await expect(playPage.frame).toHaveCount(0);
    await playPage.expectTrueBalance();
  });
});

/** Seconds until bets close: 0 when closed, infinite on a fixture list, which has no clock. */
async function secondsLeft(clock: Locator): Promise<number> {
  if ((await clock.count()) === 0) return Number.POSITIVE_INFINITY;
  const isOpen = (await clock.page().frameLocator('iframe').locator('.picks button:enabled').count()) > 0;
  const [minutes = 0, seconds = 0] = (await clock.innerText()).split(':').map(Number);
  return isOpen ? minutes * 60 + seconds : 0;
}
