import type { Page } from '@playwright/test';
import { agentPageKeys } from '../../src/domain/agentPages.ts';
import { memberPageKeys } from '../../src/domain/memberPages.ts';
import { allWords } from '../../src/i18n/serverText.ts';
import { createVisitorPage } from './auth/visitorPage.ts';
import { expect, test } from './fixtures.ts';
import { complete } from './visit.ts';

const place = { merchant: 'verlago', mode: 'light', language: 'vi' } as const;
const keys = new Set(Object.keys(allWords.vi));
const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const;

/** Addresses of an account, and those among them that have tabs. */
const walks = {
  demomember: {
    addresses: [...memberPageKeys.map((key) => `/index?member=${key}`), '/pointMall'],
    tabbed: ['/index?member=securityCenter', '/index?member=rewardCenter', '/pointMall'],
  },
  demoagent: {
    addresses: agentPageKeys.map((key) => `/index?agent=${key}`),
    tabbed: ['agentRegister', 'agentDividend', 'agentDailyWage', 'agentHourlyWage', 'agentRealTimeWage'].map(
      (key) => `/index?agent=${key}`,
    ),
  },
};

for (const [username, { addresses, tabbed }] of Object.entries(walks)) {
  test(`every page of ${username} shows words and no keys of words, and every tab is a thumb high at every size, whichever is open`, async ({
    page,
    memberPage,
  }) => {
    const site = await memberPage(place, username);
    const found: string[] = [];
    for (const address of addresses) {
      await site.open(address);
      if (address.includes('?')) await expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible();
      await complete(page);
      expect(await rawKeys(page), address).toEqual([]);
      if ((await walkTabs(page, address)) > 0) found.push(address);
    }
    expect(found).toEqual(expect.arrayContaining(tabbed));
  });
}

test('every tab of the windows for guests is a thumb high at every size, whichever tab is open', async ({ page }) => {
  const site = createVisitorPage(page, place);
  const forgotten = page.getByRole('dialog', { name: site.t('modal.forgetPassModal') });
  const windows = {
    '/login': () => Promise.resolve(),
    '/register': () => Promise.resolve(),
    '/login#forgotten': async () => {
      await site.dialog.getByRole('button', { name: site.t('session.forgot') }).click();
      // Between the two windows no tab stands at all.
      await expect(forgotten.getByRole('tab').first()).toBeVisible();
    },
  };
  for (const [address, proceed] of Object.entries(windows)) {
    await site.open(address);
    await expect(site.dialog.getByRole('tab').first()).toBeVisible();
    await proceed();
    expect(await walkTabs(page, address), address).toBeGreaterThan(1);
  }
});

/** Opens every tab of the page and measures each at every size. @returns how many there are. */
async function walkTabs(page: Page, where: string): Promise<number> {
  const tabs = page.getByRole('tab');
  await page.setViewportSize({ width: 1440, height: 900 });
  const count = await tabs.count();
  for (let open = 0; open < count; open += 1) {
    await tabs.nth(open).evaluate((tab: HTMLElement) => tab.click());
    await complete(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await lowTabs(page), `${where}, tab ${open + 1}, ${size.width} × ${size.height}`).toEqual([]);
    }
  }
  return count;
}

/** Texts that are the key of a word: its area was not loaded. */
const rawKeys = async (page: Page): Promise<string[]> =>
  (await page.locator('body').innerText()).split(/\s+/).filter((text) => text.includes('.') && keys.has(text));

/** Tabs that show less than 44 pixels of their height. */
const lowTabs = (page: Page) =>
  page.getByRole('tab').evaluateAll((tabs) =>
    tabs.flatMap((tab) => {
      const list = tab.closest('[role=tablist]')?.getBoundingClientRect().height ?? 0;
      const height = Math.min(list, tab.getBoundingClientRect().height);
      return height >= 44 ? [] : [`${tab.textContent}: ${height}`];
    }),
  );
