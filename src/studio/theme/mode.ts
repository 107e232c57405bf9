export const modeNames = ['dark', 'light'] as const;
export type ModeName = (typeof modeNames)[number];
export type ModeChoice = ModeName | 'system';

/** Storage key. The start script of the page (`server/studio/studioPages`) reads it before the first paint. */
export const modeKey = 'studio.mode';

const light = '(prefers-color-scheme: light)';

export function modeChoice(): ModeChoice {
  try {
    const stored = localStorage.getItem(modeKey);
    return stored === 'dark' || stored === 'light' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Shows a mode and keeps the choice for this browser; other tabs follow. */
export function chooseMode(choice: ModeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(modeKey);
    else localStorage.setItem(modeKey, choice);
  } catch {
    // With storage blocked the mode applies to this page only.
  }
  show(choice);
}

/** Applies the choice and follows the system and other tabs. Returns a function that ends it. */
export function watchMode(): () => void {
  const follow = () => show(modeChoice());
  const query = matchMedia(light);
  follow();
  query.addEventListener('change', follow);
  addEventListener('storage', follow);
  return () => {
    query.removeEventListener('change', follow);
    removeEventListener('storage', follow);
  };
}

function show(choice: ModeChoice): void {
  const mode = choice === 'system' ? (matchMedia(light).matches ? 'light' : 'dark') : choice;
  document.documentElement.dataset['palette'] = mode;
}
