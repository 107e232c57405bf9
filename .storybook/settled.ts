import { isAnythingDue } from './timers.ts';

/**
 * Chunks and calls on their way, and among them whoever leads a page through its states. A call that a story leaves
 * without an answer is not one of them.
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

/** The same for whoever leads a page, who between two steps waits for everything but itself. */
async function awaitLead<Value>(work: Promise<Value>): Promise<Value> {
  progress.leading += 1;
  return awaited(work).finally(() => {
    progress.leading -= 1;
  });
}

/**
 * A frame of the page, and whatever was put off until after it, with nothing on its way any more. A person's next step
 * never falls between a change and what follows from it in the next frame, such as the focus that moves along.
 */
async function afterStep(): Promise<void> {
  const end = performance.now() + patience;
  do {
    await frame();
    await new Promise((done) => setTimeout(done));
  } while (progress.waiting > progress.leading && performance.now() < end);
}

declare global {
  var awaitedChunk: typeof awaited;
  var awaitedLead: typeof awaitLead;
  var afterStoryStep: typeof afterStep;
  /** Resolves when the page shows what it will go on showing; also after a change of the window's size. */
  var storySettled: () => Promise<void>;
}

// The list of what was loaded would be full after a screen or two.
performance.setResourceTimingBufferSize(10_000);
globalThis.awaitedChunk = awaited;
globalThis.awaitedLead = awaitLead;
globalThis.afterStoryStep = afterStep;
globalThis.storySettled = settled;

/** How long nothing may have happened, in milliseconds: one render with its effects takes less. */
const quiet = 60;

/**
 * In how many frames in a row nothing may have happened, each of them followed by a moment in which the page had nothing
 * left to do. On a busy machine time passes without the page, and then milliseconds say nothing.
 */
const quietFrames = 4;

/** What happens to a page without any change of its elements; a focus ring comes and goes with it. */
const silentEvents = ['focusin', 'focusout', 'input', 'scroll', 'load', 'error'] as const;

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
      if (frames === quietFrames && performance.now() - progress.lastChange < quiet) frames -= 1;
      // Last, and all that are there: one that came in the meantime would be painted a frame too late.
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

/** A moment in which the page has nothing else to do; on a page that is never done, as long as one may wait for it. */
const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 200 }));
