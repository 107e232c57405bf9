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
  const images = [...document.images]
    .filter((image) => isAskedFor(image) && !image.complete)
    .map(({ currentSrc }) => currentSrc);
  return [
    ...(progress.waiting > 0 ? [`${progress.waiting} chunks or calls on their way`] : []),
    ...images.map((address) => `the picture ${address}`),
    ...(anyMissing() ? ['a drawing of another file'] : []),
  ];
}

async function atRest(end: AbortSignal): Promise<void> {
  progress.lastChange = performance.now();
  const observer = new MutationObserver(() => {
    progress.lastChange = performance.now();
  });
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    do {
      await frame();
      await document.fonts.ready;
      await Promise.all([...document.images].filter(isAskedFor).map((image) => image.decode().catch(() => undefined)));
    } while (!end.aborted && (progress.waiting > 0 || performance.now() - progress.lastChange < quiet || anyMissing()));
    await frame();
    await frame();
  } finally {
    observer.disconnect();
  }
}

/** A lazy picture out of view is fetched when it is scrolled to, and not before. */
const isAskedFor = (image: HTMLImageElement) => image.currentSrc !== '' && (image.loading !== 'lazy' || isInView(image));

function isInView(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/** Drawings of other files tell nobody when they are there; the list of what was loaded does. */
function isMissing(drawing: SVGUseElement, loaded: ReadonlySet<string>): boolean {
  const file = drawing.href.baseVal.split('#')[0] ?? '';
  return file !== '' && !loaded.has(new URL(file, location.href).href);
}

/** Addresses without their fragments: one file holds many drawings. */
const loadedFiles = () => new Set(performance.getEntriesByType('resource').map(({ name }) => name.split('#')[0] ?? ''));

const anyMissing = () => {
  const loaded = loadedFiles();
  return drawings().some((drawing) => isMissing(drawing, loaded));
};

const drawings = () => [...document.querySelectorAll('use')].filter(isInView);

const frame = () => new Promise((done) => requestAnimationFrame(done));
