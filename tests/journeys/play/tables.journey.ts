import { lotteryPaths } from '../../../src/domain/lottery.ts';
import { expect } from '../auth/visitorPage.ts';
import { allRules, barriersOf } from '../axe.ts';
import { test } from '../fixtures.ts';
import { visit } from '../visit.ts';
import { wordsOf } from '../world.ts';

/** One game of every kind of table, draw and match, with the vendor it is listed under. */
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

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test('every kind of table can be read and played by everybody, beside the page that shows it', async ({ page, memberPage }) => {
  test.setTimeout(240_000);
  const playPage = await memberPage({ merchant: 'volkyn', mode: 'dark', language: 'en' });
  const barriers: string[] = [];
  for (const [index, [type, vendor, game]] of tables.entries()) {
    await page.setViewportSize(desktop);
    await playPage.open(`/game?type=${type}&vendor=${vendor}&game=${game}`);
    await expect(playPage.game.locator('.stage > *').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const frame = page.frames().find((one) => one !== page.mainFrame());
    // The page around the frame is the same for every game of a category: check it once.
    if (tables.findIndex(([first]) => first === type) === index)
      barriers.push(...(await barriersOf(page, `page of ${game}`, allRules)));
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      const where = `${game} at ${viewport.width} px`;
      barriers.push(...(frame === undefined ? [`${game} has no frame`] : await barriersOf(frame, where, allRules)));
      // Slots clip decoration at their edges on purpose; scroll containers must not overflow horizontally.
      const over = await playPage.game
        .locator('html')
        .evaluate((root) =>
          [root, ...root.querySelectorAll('.event, .day, .reels')].map((part) => part.scrollWidth - part.clientWidth),
        );
      if (over.some((width) => width > 0)) barriers.push(`${where} is wider than its place`);
    }
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
