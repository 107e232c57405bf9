import { readdirSync, readFileSync } from 'node:fs';
import { type Locator, test } from '@playwright/test';
import type { Category } from '../../../src/domain/category.ts';
import { expect, type Place, visitor } from '../auth/visitor.ts';
import { pathOf } from '../visit.ts';
import { expectExact, player } from './player.ts';

/** Every brand that is shipped. */
const brands = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name as Place['merchant']);

const looks = [
  { mode: 'dark', language: 'vi' },
  { mode: 'light', language: 'vi' },
  { mode: 'dark', language: 'en' },
] as const;

/** Each brand is played once: one on a phone, the next at a desk. */
export function playEveryEngine(screen: 'phone' | 'desktop'): void {
  for (const [index, merchant] of brands.entries()) {
    if ((index % 2 === 0) !== (screen === 'phone')) continue;
    const look = looks[index % looks.length] ?? looks[0];
    const isOpen = opensToGuests(merchant);
    test(`in ${merchant} a guest ${isOpen ? 'tries a game with play money and' : 'sees no games and'} is asked to log in for a real one; reels, a match, a draw and a table each lie in the betting record and move the balance by exactly their bets [LAUNCH-01, LAUNCH-02, ROLE-03, ROUTE-32, LOADER-01]`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      const who = player(visitor(page, { merchant, ...look }));
      const { t, game } = who;
      await who.comeFromAfar();
      await who.arrive('/rng');

      if (isOpen) {
        await test.step('tries', async () => {
          const release = await who.holdLaunch();
          await who.tryFirst();
          await expect(page.getByRole('dialog', { name: t('play.opening') })).toBeVisible();
          // A trial account is made first, and hashing takes its time.
          release();
          await expect(page).toHaveURL(/\/game\?/, { timeout: 60_000 });
          await expect(who.frame).toHaveAttribute('sandbox', /allow-scripts/);
          await expect(page.getByRole('contentinfo')).toHaveCount(0);
          await expect(who.spin).toBeVisible();
          await expect(page.getByRole('dialog', { name: t('play.opening') })).toHaveCount(0);
          await expect(page.getByText(t('play.demo'), { exact: true }).first()).toBeVisible();
          const before = await who.playMoney();
          await expect.poll(who.balance).toBe(before);
          const { count, gain } = await who.spinOnce();
          expect(count).toBe(1);
          await expect.poll(who.playMoney).toBe(before + gain);
          await expect.poll(who.balance).toBe(before + gain);
        });
        await test.step('goes back to where the game was chosen, and leaves', async () => {
          await page.getByRole('button', { name: t('play.back') }).click();
          await expect.poll(() => pathOf(page)).toContain('/rng');
          await expect(who.frame).toHaveCount(0);
          await who.leave();
          await who.expectOut();
        });
      }

      await test.step('is asked to log in, and nothing is launched before', async () => {
        await who.comeHome();
        await who.arrive('/rng');
        const calls = who.launches.length;
        if (isOpen) await who.playFirst();
        else
          await page
            .getByRole('main')
            .getByRole('button', { name: t('lobby.login.action') })
            .click();
        await expect(page.getByRole('dialog', { name: t('modal.loginPopupModal') })).toBeVisible();
        expect(who.launches.length).toBe(calls);
        expect(pathOf(page)).toContain('/rng');
        // An account that no other journey plays with: their bets would move the same balance.
        await who.logIn('demogeneral');
        if (!isOpen) await who.playFirst();
      });
      const balanceIsTrue = () => expect.poll(async () => (await who.balance()) - (await who.books()).balance).toBe(0);

      await test.step('plays reels', async () => {
        await expect(page).toHaveURL(/\/game\?/);
        await expect(who.spin).toBeVisible();
        const before = await who.books();
        await expect.poll(who.balance).toBe(before.balance);
        await who.spin.click();
        await expect.poll(async () => (await who.books()).bets).toBe(before.bets + 1);
        const after = await who.books();
        expect(after.stake).toBeGreaterThan(before.stake);
        expectExact(before, after);
        await balanceIsTrue();
      });

      /** Puts the stake on each spot; the record has every bet, and the balance has lost exactly their stakes. */
      const bet = async (served: Served, spots: readonly Locator[]) => {
        await who.arrive(`/game?type=${served.gameType}&vendor=${served.vassalage}&game=${served.gameId}`);
        const before = await who.books();
        await expect(game.locator('.event, .day')).toBeVisible();
        await expect.poll(() => secondsLeft(game.locator('.event .time')), { timeout: 40_000 }).toBeGreaterThan(8);
        for (const spot of spots) await spot.click();
        await game.locator('.place').click();
        await expect.poll(async () => (await who.books()).bets, { timeout: 30_000 }).toBe(before.bets + spots.length);
        const [after, rows] = [await who.books(), (await who.record()).slice(0, spots.length)];
        for (const row of rows) expect(row).toMatchObject({ gameId: served.gameId, gameType: served.gameType });
        expect(after.stake - before.stake).toBe(rows.reduce((sum, { stake }) => sum + Math.round(Number(stake) * 10_000), 0));
        expectExact(before, after);
        await expect(game.locator('.mine .is-waiting')).not.toHaveCount(0);
        await balanceIsTrue();
        return rows.map(({ betId }) => betId);
      };
      const settled = (ids: readonly string[]) =>
        expect
          .poll(
            async () => (await who.record()).filter(({ betId, state }) => ids.includes(betId) && state === 'settled').length,
            {
              timeout: 60_000,
            },
          )
          .toBe(ids.length);

      const start = await who.books();
      // The last round of fixtures: its whistle comes minutes after this journey.
      await test.step('tips a match', async () => {
        await bet(await who.served('SPORTS'), [game.locator('.round-of-matches').last().locator('.odds').first()]);
      });
      const pick = game.locator('.picks .pick:enabled, .picks .number:enabled');
      const drawn = await test.step('bets on a draw', async () => bet(await who.fastestLottery(), [pick.first()]));
      await test.step('bets on a table, and is told how it ended', async () => {
        const laid = await bet(await who.served('LIVE', index), [pick.first(), pick.last()]);
        await expect(game.locator('.mine .is-waiting')).toHaveCount(0, { timeout: 60_000 });
        await settled([...laid, ...drawn]);
        expectExact(start, await who.books());
        await page.getByRole('button', { name: t('play.back') }).click();
        await expect(who.frame).toHaveCount(0);
        await balanceIsTrue();
      });
    });
  }
}

/** Until bets close; a page of fixtures has no such clock. In its last seconds nobody chooses and pays in time. */
async function secondsLeft(clock: Locator): Promise<number> {
  if ((await clock.count()) === 0) return Number.POSITIVE_INFINITY;
  const isOpen = (await clock.page().frameLocator('iframe').locator('.picks button:enabled').count()) > 0;
  const [minutes = 0, seconds = 0] = (await clock.innerText()).split(':').map(Number);
  return isOpen ? minutes * 60 + seconds : 0;
}

export interface Served {
  readonly gameId: string;
  readonly gameType: Category;
  readonly vassalage: string;
}

function opensToGuests(merchant: string): boolean {
  const manifest = JSON.parse(readFileSync(`brands/${merchant}/brand.json`, 'utf8')) as { catalogue?: { guestRead?: boolean } };
  return manifest.catalogue?.guestRead !== false;
}
