export type Consent = 'granted' | 'denied';

const key = 'analyticsConsent';
const listeners = new Set<() => void>();

/** The visitor's decision about analytics, stored in this browser; null until there is one. Without storage it lasts for the page. */
export const analyticsConsent = {
  read: (): Consent | null => {
    const kept = stored();
    return kept === 'granted' || kept === 'denied' ? kept : null;
  },
  write: (consent: Consent): void => {
    fallback = consent;
    try {
      localStorage.setItem(key, consent);
    } catch {
      // Kept in memory.
    }
    for (const notify of listeners) notify();
  },
  /** Also reports a decision made in another tab. */
  subscribe: (notify: () => void): (() => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) notify();
    };
    listeners.add(notify);
    addEventListener('storage', onStorage);
    return () => {
      listeners.delete(notify);
      removeEventListener('storage', onStorage);
    };
  },
} as const;

let fallback: Consent | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(key) ?? null;
  } catch {
    return fallback;
  }
}
