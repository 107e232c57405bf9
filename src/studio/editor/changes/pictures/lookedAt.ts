import { useCallback, useState } from 'react';

const keyOf = (merchant: string) => `studio.lookedAt.${merchant}`;

interface Looked {
  /** Revision of the draft: another one has to be looked at again. */
  readonly revision: number;
  readonly screens: readonly string[];
}

/** Screens of a draft that this person has looked at, by the revision that they showed. */
export function useLookedAt(merchant: string, revision: number) {
  const [looked, setLooked] = useState<Looked>(() => readLooked(merchant));
  const screens = looked.revision === revision ? looked.screens : none;
  const look = useCallback(
    (screen: string) =>
      setLooked((before) => {
        const known = before.revision === revision ? before.screens : none;
        if (known.includes(screen)) return before;
        const next = { revision, screens: [...known, screen] };
        try {
          localStorage.setItem(keyOf(merchant), JSON.stringify(next));
        } catch {
          // Without storage it is known while the page is open.
        }
        return next;
      }),
    [merchant, revision],
  );
  return { screens, look };
}

const none: readonly string[] = [];

function readLooked(merchant: string): Looked {
  try {
    const { revision, screens } = JSON.parse(localStorage.getItem(keyOf(merchant)) ?? '{}') as Partial<Looked>;
    if (typeof revision === 'number' && Array.isArray(screens)) return { revision, screens };
  } catch {
    // Blocked, or written by another version.
  }
  return { revision: -1, screens: none };
}
