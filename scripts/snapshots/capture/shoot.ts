import { createHash } from 'node:crypto';
import type { Cell } from '../cell.ts';
import { type Fault, faultsOnPage } from '../check/faultsOnPage.ts';
import { type Element, elementsOnPage } from '../compare/elementsOnPage.ts';
import { type Camera, stageAddress } from './openBrowser.ts';
import { settle, unveil } from './settle.ts';

export interface Shot {
  readonly name: string;
  /** sha256 of the picture, its first 32 digits. */
  readonly pixels: string;
  readonly size: string;
  readonly milliseconds: number;
  readonly faults: readonly Fault[];
  readonly elements: readonly Element[];
  readonly picture: Buffer;
}

/** Height of a window before the page says how tall it is. */
const heightOf = (width: number) => (width < 600 ? 844 : 900);

/** Takes one picture after a fresh navigation: a page that is drawn over and over is not the same to the last pixel. */
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
    // A state has a picture of its own, so a flow's page need not draw all of them once more. Storybook's own check of
    // accessibility belongs to the tests; here it would cost more than the picture.
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
    // The header of a PNG holds its size at fixed places.
    size: `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`,
    milliseconds: performance.now() - started,
    faults: faults.filter(({ detail }, index) => faults.findIndex((other) => other.detail === detail) === index),
    elements,
    picture,
  };
}

/** Bytes of a picture that shows next to nothing, or of a page that has not reached the screen. */
const sparse = 32_768;

/** One picture in some thousands came out white, of a page that was there; a small one is looked at until it stays the same. */
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
 * Nothing moves in a picture's page (`standStill.ts`), so it needs no preparation; a bigger file is written in a third of
 * the time, which is much of what a long page costs.
 */
async function look(session: Camera['session']): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

/** What a cell stored must not reach the next; nor is its page laid out once more for the next one's window. */
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
