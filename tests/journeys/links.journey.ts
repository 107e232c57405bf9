import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { ask, header, sideMenu, visit } from './visit.ts';
import { shippedBrands, siteOf, wordsOf } from './world.ts';

const t = wordsOf('vi');

const hrefs = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));

for (const merchant of shippedBrands) {
  test(`every link of ${merchant} leads somewhere: own pages answer, and no address is invented`, async ({ page }) => {
    const found = new Set<string>();
    for (const path of ['/index', '/down', '/community', '/join', '/chat', '/help']) {
      await visit(page, path, merchant);
      for (const href of await hrefs(page)) found.add(href);
    }
    const topics = [...found].filter((href) => href.includes('/help#'));
    for (const topic of topics) {
      await visit(page, topic.slice(siteOf(merchant).length), merchant);
      for (const href of await hrefs(page)) found.add(href);
    }
    await header(page)
      .getByRole('button', { name: t('shell.menu.open') })
      .click();
    await expect(sideMenu(page)).toBeVisible();
    for (const href of await hrefs(page)) found.add(href);

    const addresses = [...found].map((href) => new URL(href));
    const isInvented = ({ hostname, href }: URL) => hostname.endsWith('.example') || /^mailto:.*\.example$/.test(href);
    expect(addresses.filter(isInvented)).toEqual([]);
    const own = new Set(
      addresses.filter(({ origin }) => origin === siteOf(merchant)).map(({ pathname, search }) => pathname + search),
    );
    expect([...own]).toEqual(expect.arrayContaining(['/chat', '/community', '/down']));
    for (const address of own) expect([address, (await ask(merchant, address)).status]).toEqual([address, 200]);
  });
}
