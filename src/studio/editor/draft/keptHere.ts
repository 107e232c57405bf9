import type { Kept } from '../document/draft.setup.ts';

const prefix = 'studio.draft.';
const tabKey = 'studio.tab';

/** A tab that was just closed or loaded again gives its name free within this. */
const releasedWithinMs = 500;

/** Copies of one brand’s draft that could not be saved yet, of one operator, in this browser. Each tab has a place for its own. */
export interface KeptCopies {
  /** Keeps what is not saved, or forgets it with null. */
  readonly keep: (kept: Kept | null) => void;
  /** Finds the edits that this tab kept before it was loaded again, or those of a tab that was closed since. They stay until `drop`. */
  readonly find: () => Promise<Found | null>;
}

export interface Found {
  readonly kept: Kept;
  /** Forgets the copy, once it is kept or saved by this tab. */
  readonly drop: () => void;
}

/** Opens the copies of a draft. With storage blocked or full, what is typed lives while the page does. */
export async function openKept(merchant: string, operator: string): Promise<KeptCopies> {
  const place = `${prefix}${merchant}/${encodeURIComponent(operator)}/`;
  const own = place + (await tabName());
  return {
    keep: (kept) => {
      try {
        if (kept === null) localStorage.removeItem(own);
        else localStorage.setItem(own, JSON.stringify(kept));
      } catch {
        // Blocked or full.
      }
    },
    find: async () => {
      try {
        const open = new Set(((await navigator.locks?.query())?.held ?? []).map(({ name }) => name));
        const keys = Object.keys(localStorage).filter((key) => key.startsWith(place));
        const left = keys.filter((key) => key !== own && !open.has(lockOf(key.slice(place.length))));
        for (const key of keys.includes(own) ? [own, ...left] : left) {
          const kept = readKept(localStorage.getItem(key));
          if (kept !== null) return { kept, drop: () => (key === own ? undefined : localStorage.removeItem(key)) };
        }
        return null;
      } catch {
        return null;
      }
    },
  };
}

function readKept(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept | null;
    return kept !== null && 'document' in kept && 'base' in kept ? kept : null;
  } catch {
    return null;
  }
}

const lockOf = (tab: string) => `${tabKey}.${tab}`;

let named: Promise<string> | null = null;

/** Name of this tab, which survives a reload and is held while the page is open, so that no other tab takes over what it keeps. */
const tabName = (): Promise<string> => (named ??= takeName());

async function takeName(): Promise<string> {
  const before = sessionOf(tabKey);
  // A duplicated tab has the name of the first, which still holds it.
  if (before !== null && (await hold(before))) return before;
  const name = crypto.randomUUID();
  await hold(name);
  try {
    sessionStorage.setItem(tabKey, name);
  } catch {
    // Blocked: after a reload this is another tab, and finds what was kept as left by a closed one.
  }
  return name;
}

function sessionOf(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Holds a name until the page is gone; false if another page does. Without locks every tab is alone. */
function hold(name: string): Promise<boolean> {
  if (navigator.locks === undefined) return Promise.resolve(true);
  return new Promise((settle) => {
    const held = () => {
      settle(true);
      return new Promise<void>(() => undefined);
    };
    const options = { signal: AbortSignal.timeout(releasedWithinMs) };
    navigator.locks.request(lockOf(name), options, held).catch(() => settle(false));
  });
}
