const key = 'noticePopups';

/** Popups that were shown, by their keys: the day of each. Earlier days are forgotten. */
type Shown = Readonly<Record<string, string>>;

/** Without storage, as in a private window that denies it, for the page. */
let fallback: Shown = {};

/**
 * Whether this tab may show a popup today: true for the first that asks, of all tabs of this browser, until the day has had its most.
 * @param popup What is shown to whom.
 * @param today The day of the brand, as yyyy-mm-dd.
 * @param most Popups of one day, whichever they are.
 */
export async function claimPopup(popup: string, today: string, most: number): Promise<boolean> {
  const claim = () => {
    const shown = read();
    const ofToday = Object.entries(shown).filter(([, day]) => day === today);
    if (shown[popup] === today || ofToday.length >= most) return false;
    write({ ...Object.fromEntries(ofToday), [popup]: today });
    return true;
  };
  if (typeof navigator.locks === 'undefined') return claim();
  return navigator.locks.request(key, claim);
}

/** Distinguishes accounts of one browser without storing their names (FNV-1a). */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

function read(): Shown {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Shown) : {};
  } catch {
    return fallback;
  }
}

function write(shown: Shown): void {
  fallback = shown;
  try {
    localStorage.setItem(key, JSON.stringify(shown));
  } catch {
    // Kept in memory.
  }
}
