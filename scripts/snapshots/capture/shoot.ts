import { createHash } from 'node:crypto';
import type { Cell } from '../cell.ts';
import { type Fault, faultsOnPage } from '../check/faultsOnPage.ts';
import { type Element, elementsOnPage } from '../compare/elementsOnPage.ts';
import { type Camera, stageAddress } from './openBrowser.ts';
import { settle, unveil } from './settle.ts';

export interface Shot {
  readonly name: string;
  /** First 32 hex digits of the picture's SHA-256. */
  readonly pixels: string;
  readonly size: string;
  readonly milliseconds: number;
  readonly faults: readonly Fault[];
  readonly elements: readonly Element[];
  readonly picture: Buffer;
}

/** Initial viewport height in CSS pixels. */
const heightOf = (width: number) => (width < 600 ? 844 : 900);

/** Captures one cell after a fresh navigation: a reused page does not render pixel-identically. */
export async function shoot({ page, session }: Camera, cell: Cell, withElements: boolean): Promise<Shot> {
  const started = performance.now();
  const faults: Fault[] = [];
  const onError = ({ message }: Error) => faults.push({ code: 'script', detail: message.slice(0, 300) });
  const onRequest = (request: { url: () => string }) => {
    const url = request.url();
    if (!url.startsWith(stageAddress) && /^https?:/.test(url)) faults.push({ code: 'network', detail: `asked for ${url}` });
  };
  page.on('pageerror', onError);
  page.on('request', onRequest);
  const { story, brand, mode, language, width, whole } = cell;
  await forget({ page, session });
  await page.setViewportSize({ width, height: heightOf(width) });
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
  await page.goto(
    // Flow pages omit their frames, because each state has its own picture. The a11y addon is disabled: tests run it, and
    // it takes longer than the capture.
    `${stageAddress}/iframe.html?id=${story.id}&viewMode=story&frames=none&globals=brand:${brand};mode:${mode};language:${language};a11y.manual:!true`,
    { waitUntil: 'commit' },
  );
  const failure = await settle(page, { width, height: heightOf(width), whole });
  if (failure === null) faults.push(...(await page.evaluate(faultsOnPage)));
  else faults.push({ code: 'story', detail: failure });
  await unveil(page);
  const picture = await pictureOf(session);
  const elements = withElements ? (JSON.parse(await page.evaluate(elementsOnPage)) as Element[]) : [];
  page.off('pageerror', onError);
  page.off('request', onRequest);
  return {
    name: cell.name,
    pixels: createHash('sha256').update(picture).digest('hex').slice(0, 32),
    // Width and height in the PNG header.
    size: `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`,
    milliseconds: performance.now() - started,
    faults: faults.filter(({ detail }, index) => faults.findIndex((other) => other.detail === detail) === index),
    elements,
    picture,
  };
}

/** Pictures below this size in bytes are nearly empty, or of a page that was not painted yet. */
const sparse = 32_768;

/** A few captures in thousands are blank although the page is there, so small pictures are retaken until two are equal. */
async function pictureOf(session: Camera['session']): Promise<Buffer> {
  let picture = await look(session);
  for (let turn = 0; picture.length < sparse && turn < 3; turn += 1) {
    const before = picture;
    picture = await look(session);
    if (picture.equals(before)) break;
  }
  return picture;
}

/**
 * Uses CDP directly: pages are static (`standStill.ts`), so Playwright's preparation is unnecessary, and `optimizeForSpeed`
 * takes a third of the time at a larger file size.
 */
async function look(session: Camera['session']): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

/** Clears the cell's storage and leaves its page, so that the next resize does not lay it out again. */
async function forget({ page, session }: Pick<Camera, 'page' | 'session'>): Promise<void> {
  await session.send('Storage.clearDataForOrigin', {
    origin: stageAddress,
    storageTypes: 'cookies,local_storage,indexeddb,cache_storage,service_workers',
  });
  if (!page.url().startsWith(stageAddress)) return;
  await page.evaluate(() => {
    sessionStorage.clear();
    document.documentElement.style.display = 'none';
  });
}
