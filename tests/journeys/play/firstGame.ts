import { readFileSync } from 'node:fs';
import { createVisitorPage, expect, type Place } from '../auth/visitorPage.ts';
import { test } from '../fixtures.ts';
import { pathOf } from '../visit.ts';
import { relayedBrand, shippedBrands } from '../world.ts';
import { createPlayPage, expectExact } from './playPage.ts';

/** The journey of a new visitor to a first game, in one brand. */
export function playFirstGame(place: Place): void {
  const { merchant } = place;
  const isOpen = opensToGuests(merchant);
  test(`in ${merchant} a guest ${isOpen ? 'tries a game with play money' : 'sees no games'}, logs in for a real one, and a spin moves the balance by exactly its bet [LAUNCH-01, LAUNCH-02, ROLE-03, ROUTE-32, LOADER-01]`, async ({
    page,
  }) => {
    const playPage = createPlayPage(createVisitorPage(page, place));
    const { t } = playPage;
    await playPage.useUnknownNetwork();
    await playPage.open('/rng');

    if (isOpen) {
      await test.step('tries', async () => {
        const release = await playPage.holdLaunch();
        await playPage.tryFirst();
        const loader = page.getByRole('dialog', { name: t('play.opening') });
        await expect(loader).toBeVisible();
        expect(await loader.evaluate(coveredCorners)).toEqual([true, true]);
        // A trial account is created first, and password hashing is slow.
        release();
        await expect(page).toHaveURL(/\/game\?/, { timeout: 60_000 });
        await expect(playPage.frame).toHaveAttribute('sandbox', /allow-scripts/);
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        await expect(playPage.spin).toBeVisible();
        await expect(page.getByRole('dialog', { name: t('play.opening') })).toHaveCount(0);
        await expect(page.getByText(t('play.demo'), { exact: true }).first()).toBeVisible();
        const before = await playPage.playMoney();
        await expect.poll(playPage.balance).toBe(before);
        const { count, gain } = await playPage.spinOnce();
        expect(count).toBe(1);
        await expect.poll(playPage.playMoney).toBe(before + gain);
        await expect.poll(playPage.balance).toBe(before + gain);
      });
      await test.step('goes back to where the game was chosen, and leaves', async () => {
        await page.getByRole('button', { name: t('play.back') }).click();
        await expect.poll(() => pathOf(page)).toContain('/rng');
        await expect(playPage.frame).toHaveCount(0);
        await playPage.logOut();
        await playPage.expectSignedOut();
      });
    }

    await test.step('is asked to log in, and nothing is launched before', async () => {
      await playPage.useHomeNetwork();
      await playPage.open('/rng');
      const calls = playPage.launches.length;
      if (isOpen) await playPage.playFirst();
      else
        await page
          .getByRole('main')
          .getByRole('button', { name: t('lobby.login.action') })
          .click();
      await expect(page.getByRole('dialog', { name: t('modal.loginPopupModal') })).toBeVisible();
      expect(playPage.launches.length).toBe(calls);
      expect(pathOf(page)).toContain('/rng');
      // An account used by no other journey: concurrent bets would change the same balance.
      await playPage.logIn('demogeneral');
      if (!isOpen) await playPage.playFirst();
    });

    await test.step('plays reels', async () => {
      await expect(page).toHaveURL(/\/game\?/);
      await expect(playPage.spin).toBeVisible();
      const before = await playPage.books();
      await expect.poll(playPage.balance).toBe(before.balance);
      // The keyboard is in the game as soon as it opens, at its main action.
      await expect(playPage.spin).toBeFocused();
      await playPage.spinOnce(() => page.keyboard.press('Space'));
      await expect.poll(async () => (await playPage.books()).bets).toBe(before.bets + 1);
      const after = await playPage.books();
      expect(after.stake).toBeGreaterThan(before.stake);
      expectExact(before, after);
      await playPage.expectTrueBalance();
    });
  });
}

/** Whether the overlay that holds a dialog is what two opposite corners of the viewport show. */
const coveredCorners = (dialog: Element): boolean[] =>
  [document.elementFromPoint(1, 1), document.elementFromPoint(innerWidth - 2, innerHeight - 2)].map(
    (shown) => shown !== null && shown !== document.body && shown !== document.documentElement && shown.contains(dialog),
  );

function opensToGuests(merchant: string): boolean {
  const folder = merchant === relayedBrand ? shippedBrands[0] : merchant;
  const manifest = JSON.parse(readFileSync(`brands/${folder}/brand.json`, 'utf8')) as { catalogue?: { guestRead?: boolean } };
  return manifest.catalogue?.guestRead !== false;
}
