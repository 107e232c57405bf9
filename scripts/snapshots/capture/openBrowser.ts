import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { root } from '../../paths.ts';
import { browserArguments, browserEnvironment, browserPath, prepareBrowser } from '../../testing/browser.ts';
import { normalize } from '../reach/normalize.ts';
import { standStill } from './standStill.ts';

const switches = [
  ...browserArguments,
  // Otherwise one cell in ten differs by a few pixels when a page is painted in parts.
  '--disable-partial-raster',
  '--num-raster-threads=1',
  // Otherwise images are painted later than the page.
  '--disable-checker-imaging',
];

/**
 * Fixed origin of all captured pages, independent of the server's port, because pages render their own URL (in QR codes,
 * for example). Browsers treat `*.localhost` as a secure context.
 */
export const stageAddress = 'http://stage.localhost';

/** Host resolver rules that block the network; a page that tries to use it fails its cell. */
function hostRules(server: string | undefined): string {
  const stage = server === undefined ? [] : [`MAP ${new URL(stageAddress).host} ${new URL(server).host}`];
  return `--host-resolver-rules=${[...stage, 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'].join(', ')}`;
}

export interface Camera {
  readonly page: Page;
  /** CDP session, for features without a Playwright API. */
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

/** Starts a browser process with one page: contexts in one process slow each other down. `server` is mapped to `stageAddress`. */
export async function openCamera(server?: string): Promise<Camera> {
  prepareBrowser();
  const browser: Browser = await chromium.launch({
    executablePath: browserPath,
    args: [...switches, hostRules(server)],
    env: browserEnvironment,
    // Signals end the process immediately; browsers close with their pipe, and the journal is kept.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(standStill);
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page), close: () => browser.close() };
}

/** Hash of the browser version, its switches and the capture code. */
export async function captureHash(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([switches, stageAddress]));
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8')) as {
    version: string;
  };
  hash.update(version);
  for (const file of ['settle.ts', 'shoot.ts', 'standStill.ts'])
    hash.update(await normalize(file, readFileSync(join(import.meta.dirname, file), 'utf8')));
  return hash.digest('hex');
}

/** Files that do not affect pictures: Storybook's manager UI, tests, and modules that only tests load. */
const unpictured = /\.(?:test|stories)\.|^(?:manager|accessibility)\./;

/** Storybook's configuration files, which every story loads. */
export function commonFiles(): string[] {
  return readdirSync(join(root, '.storybook'))
    .filter((name) => /\.(?:tsx?|html|css)$/.test(name) && !unpictured.test(name))
    .map((name) => `.storybook/${name}`);
}
