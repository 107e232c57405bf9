import { isAnythingDue } from './timers.ts';

/** Chunks and calls on their way. A call that a story leaves without an answer is not among them. */
const progress = { waiting: 0, lastChange: 0 };

export async function awaited<Value>(work: Promise<Value>): Promise<Value> {
  progress.waiting += 1;
  try {
    return await work;
  } finally {
    progress.waiting -= 1;
    progress.lastChange = performance.now();
  }
}

declare global {
  var awaitedChunk: typeof awaited;
  /** Resolves when the page shows what it will go on showing; also after a change of the window's size. */
  var storySettled: () => Promise<void>;
}

// The list of what was loaded would be full after a screen or two.
performance.setResourceTimingBufferSize(10_000);
globalThis.awaitedChunk = awaited;
globalThis.storySettled = settled;

/** How long nothing may have happened, in milliseconds: one render with its effects takes less. */
const quiet = 60;

/** Longest wait, in milliseconds; real ones end within a few seconds. */
const patience = 30_000;

/** Rejects with what it waited for in vain: a story that never comes to rest is a failed one, not a hanging one. */
function settled(): Promise<void> {
  const waits = new AbortController();
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => {
      waits.abort();
      reject(new Error(`The story did not come to rest: ${reasons().join(', ') || 'something keeps changing'}`));
    }, patience);
    waits.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  return Promise.race([atRest(waits.signal).finally(() => waits.abort()), late]);
}

function reasons(): readonly string[] {
  return [
    ...(progress.waiting > 0 ? [`${progress.waiting} chunks or calls on their way`] : []),
    ...missingImages().map(({ currentSrc, src }) => `the picture ${currentSrc || src}`),
    ...(anyDrawingMissing() ? ['a drawing of another file'] : []),
    ...(isAnythingDue() ? ['a timer'] : []),
  ];
}

async function atRest(end: AbortSignal): Promise<void> {
  progress.lastChange = performance.now();
  const observer = new MutationObserver(() => {
    progress.lastChange = performance.now();
  });
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    for (let isWaiting = true; isWaiting && !end.aborted; ) {
      await frame();
      await document.fonts.ready;
      isWaiting = isAtWork() || performance.now() - progress.lastChange < quiet;
      // Last, and all that are there: one that came in the meantime would be painted a frame too late.
      await Promise.all(undecoded().map(decode));
    }
    await frame();
    await frame();
  } finally {
    observer.disconnect();
  }
}

const decoded = new WeakMap<HTMLImageElement, string>();

const undecoded = () =>
  [...document.images].filter((image) => image.complete && decoded.get(image) !== image.currentSrc && isAskedFor(image));

async function decode(image: HTMLImageElement): Promise<void> {
  decoded.set(image, image.currentSrc);
  await image.decode().catch(() => undefined);
}

const isAtWork = () => progress.waiting > 0 || isAnythingDue() || missingImages().length > 0 || anyDrawingMissing();

const missingImages = () => [...document.images].filter((image) => !image.complete && isAskedFor(image));

/** A lazy picture out of view is fetched when it is scrolled to, and not before. */
const isAskedFor = (image: HTMLImageElement) => image.loading !== 'lazy' || isInView(image);

/** Whether anything of it can be seen: a carousel cuts off what lies beside it, although the window goes on there. */
function isInView(element: Element): boolean {
  let { top, bottom, left, right } = element.getBoundingClientRect();
  [top, left, bottom, right] = [
    Math.max(top, 0),
    Math.max(left, 0),
    Math.min(bottom, innerHeight),
    Math.min(right, innerWidth),
  ];
  for (let around = element.parentElement; around !== null && right > left && bottom > top; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === 'visible' || around === document.body) continue;
    const frame = around.getBoundingClientRect();
    [top, left] = [Math.max(top, frame.top), Math.max(left, frame.left)];
    [bottom, right] = [Math.min(bottom, frame.bottom), Math.min(right, frame.right)];
  }
  return right > left && bottom > top;
}

/** Drawings of other files tell nobody when they are there; the list of what was loaded does. */
function isMissing(drawing: SVGUseElement, loaded: ReadonlySet<string>): boolean {
  const file = drawing.href.baseVal.split('#')[0] ?? '';
  return file !== '' && !loaded.has(new URL(file, location.href).href);
}

/** Addresses without their fragments: one file holds many drawings. */
const loadedFiles = () => new Set(performance.getEntriesByType('resource').map(({ name }) => name.split('#')[0] ?? ''));

const anyDrawingMissing = () => {
  const loaded = loadedFiles();
  return [...document.querySelectorAll('use')].some((drawing) => isMissing(drawing, loaded) && isInView(drawing));
};

const frame = () => new Promise((done) => requestAnimationFrame(done));
