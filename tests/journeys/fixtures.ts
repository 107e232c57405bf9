import { type BrowserContext, test as base, expect as baseExpect, type Page } from '@playwright/test';
import { createVisitorPage, type Place } from './auth/visitorPage.ts';
import { createPlayPage, type PlayPage } from './play/playPage.ts';
import { type SessionValues, sessionValues, signIn } from './signIn.ts';
import { siteOf } from './world.ts';

export const expect = baseExpect;

interface WorkerFixtures {
  /** Session values of accounts that this worker has signed in, by merchant and account. */
  readonly sessions: Map<string, SessionValues>;
  /** One browser context for every test of a worker that only reads: its HTTP cache and compiled scripts stay. */
  readonly sharedContext: BrowserContext;
}

interface Fixtures {
  /** The page with a session of this account in it, signed in by the server's own calls. */
  readonly memberPage: (place: Place, username?: string) => Promise<PlayPage>;
}

/** Journeys in a browser context of their own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here.
  sessions: [async ({}, provide) => provide(new Map()), { scope: 'worker' }],

  sharedContext: [
    async ({ browser }, provide, { project }) => {
      const { viewport, locale, timezoneId, reducedMotion, baseURL, hasTouch, isMobile } = project.use;
      const given = { viewport, locale, timezoneId, reducedMotion, baseURL, hasTouch, isMobile };
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
 * Journeys that only read pages. They share their worker's browser context: each gets a new page and empty storage.
 * Not for what belongs to a context: its clock, its routes, its headers, offline mode, several pages.
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
        await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
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

/** Puts a session into the first page that the tab opens of this site, and not again: logging out stays possible. */
async function openSession(page: Page, merchant: string, values: SessionValues): Promise<void> {
  await page.addInitScript(
    ([origin, stored]) => {
      // The site writes its merchant at each start and keeps it over a logout.
      if (location.origin !== origin || sessionStorage.getItem('merchant') !== null) return;
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
    },
    [siteOf(merchant), values] as const,
  );
}
