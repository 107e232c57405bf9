import { test } from '@playwright/test';
import { lotteryPaths } from '../../../src/domain/lottery.ts';
import { expect, placeOf, visitor } from '../auth/visitor.ts';
import { allRules, barriersOf } from '../axe.ts';
import { visit } from '../visit.ts';
import { wordsOf } from '../world.ts';
import { player } from './player.ts';

/** One game of every kind of table, draw and match, with the vendor that the lists show it under. */
const tables = [
  ['LIVE', 'SAPPH', 'roulette'],
  ['LIVE', 'SAPPH', 'bac-lotus'],
  ['LIVE', 'KNK', 'zjh-live'],
  ['LIVE', 'LUMEN', 'wheel-live'],
  ['LIVE', 'LOTUS', 'sicbo-drum'],
  ['LIVE', 'BOAT', 'fantan'],
  ['LIVE', 'KNK', 'dt-live'],
  ['PVP', 'MANGO', 'baucua'],
  ['PVP', 'MANGO', 'oantuti'],
  ['PVP', 'BASALT', 'dice-duel'],
  ['LIVE', 'SAPPH', 'xocdia'],
  ['ELOTT', 'LOTUS', 'fived'],
  ['LOTT', 'LOTUS', 'north'],
  ['SPORTS', 'DS88', 'ds88-football'],
  ['RNG', 'BASALT', 'dragon'],
] as const;

test('every kind of table can be read and played by everybody, beside the page that shows it', async ({ page }, {
  project,
}) => {
  test.setTimeout(240_000);
  const who = player(
    visitor(
      page,
      placeOf(project.name, {
        phone: { merchant: 'verlago', mode: 'light', language: 'vi' },
        desktop: { merchant: 'volkyn', mode: 'dark', language: 'en' },
      }),
    ),
  );
  await who.comeIn();
  const barriers: string[] = [];
  for (const [type, vendor, game] of tables) {
    await who.arrive(`/game?type=${type}&vendor=${vendor}&game=${game}`);
    await expect(who.game.locator('.stage > *').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const frame = page.frames().find((one) => one !== page.mainFrame());
    barriers.push(...(await barriersOf(page, `page of ${game}`, allRules)));
    barriers.push(...(frame === undefined ? [`${game} has no frame`] : await barriersOf(frame, game, allRules)));
    // What a slot hides at its edges is decoration; whatever scrolls must not do so sideways.
    const over = await who.game
      .locator('html')
      .evaluate((root) =>
        [root, ...root.querySelectorAll('.event, .day, .reels')].map((part) => part.scrollWidth - part.clientWidth),
      );
    if (over.some((width) => width > 0)) barriers.push(`${game} is wider than its place`);
  }
  expect(barriers).toEqual([]);
});

test('a brand that keeps its games to members asks guests to log in, and shows them after it', async ({ page }) => {
  const t = wordsOf('vi');
  for (const path of ['/rng', '/hot', lotteryPaths.LOTT, lotteryPaths.TCG_LOTTO_VN]) {
    await visit(page, path, 'members');
    const own = path.startsWith('/rng') || path.startsWith('/hot') ? 'lobby' : 'lottery';
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: t(`${own}.members.title`) })).toBeVisible({ timeout: 20_000 });
    await main.getByRole('button', { name: t(own === 'lobby' ? 'lobby.login.action' : 'lottery.members.action') }).click();
    await expect(page.getByRole('dialog', { name: t('modal.loginPopupModal') })).toBeVisible();
  }
});
