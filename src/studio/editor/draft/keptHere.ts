/** What could not be saved yet, kept in this browser: the document and the one it was made from. */
export interface Kept {
  readonly base: unknown;
  readonly document: unknown;
}

const prefix = 'studio.draft.';

/** Name of this tab; survives a reload of the tab. */
function tabName(): string {
  const key = 'studio.tab';
  const name = sessionStorage.getItem(key) ?? crypto.randomUUID();
  sessionStorage.setItem(key, name);
  return name;
}

const keyOf = (merchant: string, tab: string) => `${prefix}${merchant}.${tab}`;

/** Keeps what is not saved, or forgets it with null. */
export function keepHere(merchant: string, kept: Kept | null): void {
  try {
    const key = keyOf(merchant, tabName());
    if (kept === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // With storage blocked or full, what is typed lives while the page does.
  }
}

/** Marks this tab as open, so that no other tab takes over what it keeps. */
export function holdTab(merchant: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(keyOf(merchant, tabName()), () => held);
  return release;
}

/** Takes what this tab kept before a reload, or what a closed tab left. */
export async function takeKept(merchant: string): Promise<Kept | undefined> {
  try {
    const own = keyOf(merchant, tabName());
    const open = new Set(((await navigator.locks?.query())?.held ?? []).map(({ name }) => name));
    const left = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}${merchant}.`) && !open.has(key));
    const key = left.includes(own) ? own : left[0];
    const text = key === undefined ? null : localStorage.getItem(key);
    if (key === undefined || text === null) return undefined;
    if (key !== own) localStorage.removeItem(key);
    const kept = JSON.parse(text) as Kept;
    return 'document' in kept && 'base' in kept ? kept : undefined;
  } catch {
    return undefined;
  }
}
