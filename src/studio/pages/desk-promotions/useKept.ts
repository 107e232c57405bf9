import { useCallback, useState } from 'react';
import type { OfferDocument } from './document.ts';

/** Input that was not saved, and the version that it was typed over. */
export interface Kept {
  readonly document: OfferDocument;
  readonly expected: number;
}

const place = (...parts: readonly string[]) => `studio.offer.${parts.map(encodeURIComponent).join('/')}`;

function stored(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    // Blocked, or not ours.
    return null;
  }
}

/** Input of one operator for one promotion, kept in this browser until it is saved or dropped. */
export function useKept(operator: string, merchant: string, offer: string) {
  const key = place(operator, merchant, offer);
  const [kept, setKept] = useState(() => stored(key));
  const keep = useCallback(
    (next: Kept | null) => {
      setKept(next);
      try {
        if (next === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Blocked or full: what is typed lives while the page does.
      }
    },
    [key],
  );
  return { kept, keep };
}
