import type { InstallMemory } from './installWay.ts';

const key = 'install';

/** Without storage, as in a private window that denies it, for the page. */
let fallback: InstallMemory | null = null;

/** Memory of this browser, which begins with the first call. */
export function readMemory(today: string): InstallMemory {
  const kept = stored();
  if (kept !== null) return kept;
  const begun = { since: today, asked: false };
  write(begun);
  return begun;
}

/** Remembers that the visitor was asked. */
export function rememberAsked(today: string): void {
  write({ ...readMemory(today), asked: true });
}

function stored(): InstallMemory | null {
  try {
    const { since, asked } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<InstallMemory>;
    return typeof since === 'string' ? { since, asked: asked === true } : null;
  } catch {
    return fallback;
  }
}

function write(memory: InstallMemory): void {
  fallback = memory;
  try {
    localStorage.setItem(key, JSON.stringify(memory));
  } catch {
    // Kept in memory.
  }
}
