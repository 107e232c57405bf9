import { expect } from '@playwright/test';
import { allRules, barriersOf } from './axe.ts';
import { readingTest as test } from './fixtures.ts';
import { header, sideMenu, visit } from './visit.ts';
import { modes, wordsOf } from './world.ts';

for (const mode of modes) {
  test(`merchant, name, host, a colour and a logo make an accessible shell, home, login and help in ${mode} [MANIFEST-05]`, async ({
    page,
  }) => {
    const language = mode === 'dark' ? 'vi' : 'en';
    const t = wordsOf(language);
    await page.addInitScript((choice) => localStorage.setItem('theme', choice), mode);
    const check = async () => expect(await barriersOf(page, page.url(), allRules)).toEqual([]);
    await visit(page, `/index?lang=${language}`, 'smallest');
    await expect(page.locator('html')).toHaveAttribute('data-palette', mode);
    await check();
    await header(page)
      .getByRole('button', { name: t('shell.menu.open') })
      .click();
    await expect(sideMenu(page)).toBeVisible();
    await check();
    await visit(page, `/login?lang=${language}`, 'smallest');
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await check();
    await visit(page, `/help?lang=${language}`, 'smallest');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('help.title'));
    await check();
  });
}
