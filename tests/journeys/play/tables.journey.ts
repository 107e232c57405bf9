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
  ['FISH', 'REDFIN', 'shark'],
] as const;

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const small = { width: 320, height: 640 };
const lying = { width: 844, height: 390 };
/** A desktop at 200 %. */
const zoomed = { width: 720, height: 450 };

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
    for (const viewport of [small, lying, zoomed]) {
      await page.setViewportSize(viewport);
      for (const pair of (await frame?.evaluate(overlaps)) ?? []) barriers.push(`${game} at ${viewport.width} px: ${pair}`);
    }
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      const where = `${game} at ${viewport.width} px`;
      const found = frame === undefined ? [`${game} has no frame`] : await barriersOf(frame, where, allRules);
      barriers.push(...found.filter((barrier) => !isCrossing(barrier)));
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

/**
 * Creatures swim over each other, so that the free part of one can be small for a moment. A shot anywhere else, and the list of
 * kinds with its button, do the same (WCAG 2.5.8, equivalent).
 */
const isCrossing = (barrier: string) => /target-size: <button[^>]*class="swimmer/.test(barrier);

/** Pairs of controls and texts of a game that lie over each other, as far as they are visible. Creatures may cross. */
function overlaps(): string[] {
  const parts = [
    ...document.querySelectorAll<HTMLElement>('button, output, .figure span, .mark, .time, .issue, .phase'),
  ].filter((part) => part.closest('.water, .unseen, dialog') === null && part.getClientRects().length > 0);
  const boxes = parts.map((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    let box = { left, top, right, bottom };
    for (let around = part.parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const edge = around.getBoundingClientRect();
      box = {
        left: Math.max(box.left, edge.left),
        top: Math.max(box.top, edge.top),
        right: Math.min(box.right, edge.right),
        bottom: Math.min(box.bottom, edge.bottom),
      };
    }
    return box;
  });
  const name = (part: HTMLElement) => part.className || part.textContent;
  return parts.flatMap((part, index) =>
    parts.slice(index + 1).flatMap((other, offset) => {
      const [one, two] = [boxes[index], boxes[index + 1 + offset]];
      if (one === undefined || two === undefined || part.contains(other) || other.contains(part)) return [];
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      return wide > 1.5 && high > 1.5 ? [`${name(part)} lies over ${name(other)}`] : [];
    }),
  );
}

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
