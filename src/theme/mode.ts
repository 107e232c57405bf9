import type { ModeName } from './tokens.ts';

export type ModeChoice = ModeName | 'system';

const key = 'theme';
const light = '(prefers-color-scheme: light)';
const listeners = new Set<(mode: ModeName) => void>();

/** The mode the page shows. */
export function currentMode(): ModeName {
  const shown = document.documentElement.dataset['palette'];
  return shown === 'dark' || shown === 'light' ? shown : systemMode();
}

/** The mode stored in this browser; null if there is none or storage is blocked. */
export function storedChoice(): ModeChoice | null {
  try {
    return asChoice(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Applies and stores a mode; other tabs follow through the storage event. */
export function chooseMode(choice: ModeChoice): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // If storage is blocked, the mode still applies to this page.
  }
  show(modeOf(choice));
}

/** For charts and canvas, which CSS cannot style. Returns a function that unsubscribes. */
export function onModeChange(listener: (mode: ModeName) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Follows other tabs and, without a stored mode, the system setting. Called once by the app. */
export function watchMode(defaultChoice: ModeChoice, offered: readonly ModeName[]): () => void {
  const only = offered.length === 1 ? offered[0] : undefined;
  const follow = () => show(only ?? modeOf(storedChoice() ?? defaultChoice));
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) follow();
  };
  const query = matchMedia(light);
  window.addEventListener('storage', onStorage);
  query.addEventListener('change', follow);
  return () => {
    window.removeEventListener('storage', onStorage);
    query.removeEventListener('change', follow);
  };
}

const systemMode = (): ModeName => (matchMedia(light).matches ? 'light' : 'dark');

const modeOf = (choice: ModeChoice): ModeName => (choice === 'system' ? systemMode() : choice);

const asChoice = (value: string | null): ModeChoice | null =>
  value === 'dark' || value === 'light' || value === 'system' ? value : null;

function show(mode: ModeName): void {
  const { dataset } = document.documentElement;
  if (dataset['palette'] === mode) return;
  const resting = restOffScreen();
  dataset['switching'] = '';
  dataset['palette'] = mode;
  const meta = document.querySelector('meta[name="theme-color"]');
  const colour = meta?.getAttribute(`data-${mode}`);
  if (colour) meta?.setAttribute('content', colour);
  for (const listener of listeners) listener(mode);
  void endSwitch(resting);
}

let switches = 0;

/** Shows the resting parts after the first frame, and allows transitions (`colourTransition`) after the frame that shows them. */
async function endSwitch(resting: readonly Element[]): Promise<void> {
  switches += 1;
  const own = switches;
  await nextFrame();
  for (const part of resting) part.removeAttribute('data-resting');
  if (resting.length > 0) await nextFrame();
  if (own === switches) delete document.documentElement.dataset['switching'];
}

/** Settles when the next frame is painted. */
const nextFrame = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => {
      setTimeout(done);
    });
  });

/**
 * Skips rendering of off-screen parts marked `data-far` until the next frame is painted, so that a mode switch recolours the
 * viewport first. A part with the focus is never skipped, because it would lose the focus.
 */
function restOffScreen(): readonly Element[] {
  const parts = [...document.querySelectorAll('[data-far]')].filter(
    (part) => isOffScreen(part.getBoundingClientRect()) && !part.contains(document.activeElement),
  );
  for (const part of parts) part.setAttribute('data-resting', '');
  return parts;
}

const isOffScreen = ({ top, bottom }: DOMRect) => bottom < 0 || top > window.innerHeight;
