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
  // Without it one cell in ten differs by a few pixels when a page paints in pieces.
  '--disable-partial-raster',
  '--num-raster-threads=1',
  // Else a page is painted first and its pictures a moment later.
  '--disable-checker-imaging',
];

/**
 * Where every picture's page stands, whatever port serves it: pages say their own address, in codes to scan for one.
 * Browsers trust names under localhost as they trust https.
 */
export const stageAddress = 'http://stage.localhost';

/** Nothing but this machine can be reached; what tries to is a fault of its cell. */
function hostRules(server: string | undefined): string {
  const stage = server === undefined ? [] : [`MAP ${new URL(stageAddress).host} ${new URL(server).host}`];
  return `--host-resolver-rules=${[...stage, 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'].join(', ')}`;
}

export interface Camera {
  readonly page: Page;
  /** What the browser can do that Playwright has no words for. */
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

/** A browser process of its own with one page: contexts of one process slow each other down. `server` is put on the stage. */
export async function openCamera(server?: string): Promise<Camera> {
  prepareBrowser();
  const browser: Browser = await chromium.launch({
    executablePath: browserPath,
    args: [...switches, hostRules(server)],
    env: browserEnvironment,
    // A run that is told to end ends at once; its browsers close with their pipe, its journal stays.
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

/** Hash of what draws: the browser's package, its switches and the code that takes a picture. */
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

/** Storybook's frame around a story, tests, and what only tests load. */
const unpictured = /\.(?:test|stories)\.|^(?:manager|accessibility)\./;

/** Storybook's settings, which every story loads. */
export function commonFiles(): string[] {
  return readdirSync(join(root, '.storybook'))
    .filter((name) => /\.(?:tsx?|html|css)$/.test(name) && !unpictured.test(name))
    .map((name) => `.storybook/${name}`);
}
