import { isAnythingDue } from './timers.ts';

/**
 * Number of chunks, calls and drivers in flight (`waiting`), and how many of those drive a flow (`leading`). A call that a story
 * leaves pending is not counted.
 */
const progress = { waiting: 0, leading: 0, lastChange: 0 };

const noteChange = () => {
  progress.lastChange = performance.now();
};

export async function awaited<Value>(work: Promise<Value>): Promise<Value> {
  progress.waiting += 1;
  try {
    return await work;
  } finally {
    progress.waiting -= 1;
    noteChange();
  }
}

/** `awaited` for the driver of a flow, which between two steps must wait for everything but itself. */
async function awaitLead<Value>(work: Promise<Value>): Promise<Value> {
  progress.leading += 1;
  return awaited(work).finally(() => {
    progress.leading -= 1;
  });
}

/**
 * Waits for the next frame, the tasks queued after it and everything in flight. A real user never acts between a change and its
 * follow-up in the next frame, such as a focus move.
 */
async function afterStep(): Promise<void> {
  const end = performance.now() + timeoutMs;
  do {
    await frame();
    await new Promise((done) => setTimeout(done));
  } while (progress.waiting > progress.leading && performance.now() < end);
}

declare global {
  var awaitedChunk: typeof awaited;
  var awaitedLead: typeof awaitLead;
  var afterStoryStep: typeof afterStep;
  /** Resolves when the page is stable; call it again after a resize. */
  var storySettled: () => Promise<void>;
}

// The default buffer of 250 resource entries fills up after a screen or two.
performance.setResourceTimingBufferSize(10_000);
globalThis.awaitedChunk = awaited;
globalThis.awaitedLead = awaitLead;
globalThis.afterStoryStep = afterStep;
globalThis.storySettled = settled;

/** Required time without a change; one render with its effects takes less. */
const quietMs = 60;

/**
 * Required number of consecutive frames without a change, each followed by an idle callback. Time alone is not enough: on a busy
 * machine it passes while the page is starved.
 */
const quietFrames = 4;

/** Events that change the rendering without a DOM mutation, e.g. a focus ring. */
const silentEvents = ['focusin', 'focusout', 'input', 'scroll', 'load', 'error'] as const;

/** Real waits end within a few seconds. */
const timeoutMs = 30_000;

/** @throws after `timeoutMs`, naming what is still pending, so that an unstable story fails instead of hanging. */
function settled(): Promise<void> {
  const waits = new AbortController();
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => {
      waits.abort();
      reject(new Error(`The story did not come to rest: ${reasons().join(', ') || 'something keeps changing'}`));
    }, timeoutMs);
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
  noteChange();
  const observer = new MutationObserver(noteChange);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const name of silentEvents) document.addEventListener(name, noteChange, { capture: true });
  try {
    for (let frames = 0; frames < quietFrames && !end.aborted; ) {
      const before = progress.lastChange;
      await frame();
      await idle();
      await document.fonts.ready;
      const isQuiet = !isAtWork() && progress.lastChange === before;
      frames = isQuiet ? frames + 1 : 0;
      if (frames === quietFrames && performance.now() - progress.lastChange < quietMs) frames -= 1;
      // Decode all images last: one that is added later would be painted a frame too late.
      await Promise.all(undecoded().map(decode));
    }
    await frame();
    await frame();
  } finally {
    observer.disconnect();
    for (const name of silentEvents) document.removeEventListener(name, noteChange, { capture: true });
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

/** A lazy image outside the view is not fetched until it is scrolled to. */
const isAskedFor = (image: HTMLImageElement) => image.loading !== 'lazy' || isInView(image);

/** Whether any part of it is visible: inside the viewport and not clipped by a scroll container, such as a carousel. */
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

/** `<use>` of an external file fires no reliable load event; resource timing shows whether the file has loaded. */
function isMissing(drawing: SVGUseElement, loaded: ReadonlySet<string>): boolean {
  const file = drawing.href.baseVal.split('#')[0] ?? '';
  return file !== '' && !loaded.has(new URL(file, location.href).href);
}

/** URLs without their fragments: one file holds many symbols. */
const loadedFiles = () => new Set(performance.getEntriesByType('resource').map(({ name }) => name.split('#')[0] ?? ''));

const anyDrawingMissing = () => {
  const loaded = loadedFiles();
  return [...document.querySelectorAll('use')].some((drawing) => isMissing(drawing, loaded) && isInView(drawing));
};

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Waits until the page is idle, or 200 ms on a page that is never idle. */
const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 200 }));
