import { expect, type Locator, test } from '@playwright/test';
import { header, pathOf, sideMenu, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');

test('the bottom navigation starts with Home and leads to it [HEAD-01]', async ({ page }) => {
  await visit(page, '/help');
  const first = page
    .getByRole('navigation', { name: t('shell.nav.bottom') })
    .getByRole('listitem')
    .first()
    .getByRole('link');
  await expect(first).toHaveText(t('shell.nav.home'));
  await first.click();
  await expect.poll(() => pathOf(page)).toBe('/index');
  await expect(first).toHaveAttribute('aria-current', 'page');
});

test('the bottom navigation leads to e-sports and card games [HEAD-19]', async ({ page }) => {
  await visit(page, '/index');
  const nav = page.getByRole('navigation', { name: t('shell.nav.bottom') });
  for (const [word, path] of [
    ['shell.nav.esports', '/esports'],
    ['shell.nav.pvp', '/pvp'],
  ] as const) {
    await nav.getByRole('link', { name: t(word) }).click();
    await expect.poll(() => pathOf(page)).toBe(path);
  }
});

for (const word of ['shell.nav.deposit', 'shell.nav.account']) {
  test(`"${t(word)}" of the bottom navigation asks a guest to log in [GATE-06]`, async ({ page }) => {
    await visit(page, '/index');
    await page
      .getByRole('navigation', { name: t('shell.nav.bottom') })
      .getByRole('link', { name: t(word) })
      .click();
    await expect(page.getByRole('dialog', { name: t('modal.loginPopupModal') })).toBeVisible();
  });
}

test('whatever a thumb presses in header, bottom navigation and side menu is at least 44 pixels each way', async ({ page }) => {
  await visit(page, '/index');
  const small = await smallTargets(header(page), page.getByRole('navigation', { name: t('shell.nav.bottom') }));
  await header(page)
    .getByRole('button', { name: t('shell.menu.open') })
    .click();
  await expect(sideMenu(page)).toBeVisible();
  expect([...small, ...(await smallTargets(sideMenu(page)))]).toEqual([]);
});

/** The click target of a radio is its label. */
const targets = 'a, button, label:has(input)';

async function smallTargets(...places: readonly Locator[]): Promise<string[]> {
  const found = await Promise.all(
    places.map((place) =>
      place.locator(targets).evaluateAll((elements) =>
        elements.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          if (width === 0 || (width >= 44 && height >= 44)) return [];
          return [`${element.getAttribute('aria-label') ?? element.textContent}: ${width} × ${height}`];
        }),
      ),
    ),
  );
  return found.flat();
}
