const key = 'readNotices';
/** Older ones are no longer marked as new. */
const maxKept = 300;
const none: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
let known: { readonly text: string; readonly ids: ReadonlySet<string> } = { text: '', ids: none };

/** The notices that were opened in this browser. Without storage every notice stays as new as it is. */
export const readNotices = {
  /** The same set until it changes. */
  read: (): ReadonlySet<string> => {
    const text = stored();
    if (text !== known.text) known = { text, ids: new Set(text.split(' ')) };
    return known.ids;
  },
  add(id: string): void {
    const kept = readNotices.read();
    if (kept.has(id)) return;
    try {
      localStorage.setItem(
        key,
        [...kept, id]
          .filter((each) => each !== '')
          .slice(-maxKept)
          .join(' '),
      );
    } catch {
      return;
    }
    for (const notify of listeners) notify();
  },
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
  ofServer: () => none,
} as const;

function stored(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
