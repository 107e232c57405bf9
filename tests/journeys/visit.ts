import { request } from 'node:http';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Boot } from '../../src/wire/boot.ts';
import { portOf, siteOf, wordsOf } from './world.ts';

/** Opens a page and waits for hydration: before it the server-rendered page does not respond to input. */
export async function visit(page: Page, path: string, merchant = 'hacson'): Promise<void> {
  await page.goto(siteOf(merchant) + path);
  await alive(page);
}

export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Waits until the effects of the first render have run, so that their calls and redirects are in flight. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Waits until a far part, which hydrates when it is near the viewport, runs: its timers have started. */
export async function hydrated(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const isRunning = () => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
  await expect.poll(isRunning).toBe(true);
  await settled(part.page());
}

/** Waits until data, fonts and the images near the viewport have loaded. */
export async function complete(page: Page): Promise<void> {
  await settled(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    return [...document.images].every((image) => image.complete || image.loading === 'lazy');
  });
}

/** The boot data embedded in the HTML. */
export const bootOf = (page: Page): Promise<Boot> =>
  page.evaluate(() => JSON.parse(document.querySelector('#boot')?.textContent ?? '{}') as Boot);

export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

export const header = (page: Page) => page.getByRole('banner');
export const footer = (page: Page) => page.getByRole('contentinfo');
export const sideMenu = (page: Page) => page.locator('dialog[open]');

/**
 * Returns a function that toggles dark and light: by the button in the header; on a phone, by the radios in the side menu,
 * which this opens.
 */
export async function modeSwitch(page: Page): Promise<() => Promise<void>> {
  await alive(page);
  const t = wordsOf('vi');
  const button = header(page).getByRole('button', { name: t('shell.mode.switch') });
  if (await button.isVisible()) return () => button.click();
  await header(page)
    .getByRole('button', { name: t('shell.menu.open') })
    .click();
  const choice = (mode: 'dark' | 'light') => sideMenu(page).getByRole('radio', { name: t(`shell.mode.${mode}`), exact: true });
  await expect(choice('dark')).toBeAttached();
  return async () => {
    const dark = await page.evaluate(() => document.documentElement.dataset['palette'] === 'dark');
    await choice(dark ? 'light' : 'dark').check({ force: true });
  };
}

/** Rendered text (`innerText`) of every element, trimmed. */
export const textsOf = async (several: Locator) => (await several.allInnerTexts()).map((text) => text.trim());

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly json: () => { success: boolean; code: string; message: string; value: unknown };
}

interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** Calls the server without a browser. Sets `Host` by hand, because Node does not resolve *.localhost. */
export const ask = (merchant: string, path: string, { method = 'GET', headers = {}, body }: AskOptions = {}): Promise<Answer> =>
  new Promise((done, fail) => {
    const host = new URL(siteOf(merchant)).host;
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    request({ host: '127.0.0.1', port: portOf(merchant), method, path, headers: { ...headers, ...type, host } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        done({ status: answer.statusCode ?? 0, headers: answer.headers, text, json: () => JSON.parse(text) });
      });
    })
      .once('error', fail)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });

/** Presses Tab `rounds` times and asserts that focus stays inside `box`. */
export async function tabStaysInside(page: Page, box: Locator, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => box.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
}
