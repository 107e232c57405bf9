import { type BrowserContext, test as base, expect as baseExpect, type Page } from '@playwright/test';
import { createVisitorPage, type Place } from './auth/visitorPage.ts';
import { createPlayPage, type PlayPage } from './play/playPage.ts';
import { type SessionValues, sessionValues, signIn } from './signIn.ts';
import { siteOf } from './world.ts';

export const expect = baseExpect;

interface WorkerFixtures {
  /** Cached sessions of this worker, by merchant and account. */
  readonly sessions: Map<string, SessionValues>;
  /** One browser context per worker, shared by read-only tests to reuse the HTTP cache and compiled scripts. */
  readonly sharedContext: BrowserContext;
}

interface Fixtures {
  /** The page with a session of this account, created through the API instead of the login form. */
  readonly memberPage: (place: Place, username?: string) => Promise<PlayPage>;
}

/** For journeys that need a separate browser context. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern here.
  sessions: [async ({}, provide) => provide(new Map()), { scope: 'worker' }],

  sharedContext: [
    async ({ browser }, provide, { project }) => {
      const { viewport, locale, timezoneId, reducedMotion, baseURL, hasTouch, isMobile, serviceWorkers } = project.use;
      const given = { viewport, locale, timezoneId, reducedMotion, baseURL, hasTouch, isMobile, serviceWorkers };
      const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const context = await browser.newContext(known);
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],

  memberPage: async ({ page, sessions }, provide) => {
    await provide(async (place, username = 'demomember') => {
      await openSession(page, place.merchant, await currentSession(sessions, place.merchant, username));
      return createPlayPage(createVisitorPage(page, place));
    });
  },
});

/**
 * For read-only journeys. They share their worker's browser context; each gets a new page and empty storage.
 * Not for tests that change the context: clock, routes, headers, offline mode, several pages.
 */
export const readingTest = test.extend({
  page: async ({ sharedContext }, provide) => {
    const page = await sharedContext.newPage();
    const origins = new Set<string>();
    page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
    await provide(page);
    const session = await sharedContext.newCDPSession(page);
    for (const origin of origins) {
      if (origin !== 'null')
        await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage,indexeddb' });
    }
    await sharedContext.clearCookies();
    await page.close();
  },
});

async function currentSession(sessions: Map<string, SessionValues>, merchant: string, username: string) {
  const key = `${merchant} ${username}`;
  const token = sessions.get(key)?.['token'];
  const kept = token === undefined ? null : await sessionValues(merchant, token);
  const values = kept ?? (await signIn(merchant, username));
  sessions.set(key, values);
  return values;
}

/** Stores the session when the tab first opens this site, and only then, so that a logout is not undone. */
async function openSession(page: Page, merchant: string, values: SessionValues): Promise<void> {
  await page.addInitScript(
    ([origin, stored]) => {
      // The site writes `merchant` at every start and keeps it across a logout.
      if (location.origin !== origin || sessionStorage.getItem('merchant') !== null) return;
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
    },
    [siteOf(merchant), values] as const,
  );
}
