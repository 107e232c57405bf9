const retried = new Map<string, Promise<unknown>>();
let attempts = 0;

/**
 * Dynamic import with one retry. Chromium and Firefox cache a failed module URL until the page unloads, so the retry adds a
 * query parameter. Other browsers do not name the URL in the error and do not cache the failure: they repeat `load`.
 * @param load A plain `import()`: the retry returns the module itself, without further processing.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>, loadFrom = importFrom): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    await loadFailedStyles();
    const address = addressOf(cause);
    if (address === null) return load();
    attempts += 1;
    const again = retried.get(address) ?? loadFrom(`${address}?again=${attempts}`);
    retried.set(address, again);
    again.catch(() => retried.delete(address));
    return (await again) as Module;
  }
}

/** URL of the module in the error message; null in browsers that omit it. */
const addressOf = (cause: unknown) =>
  (cause instanceof Error ? /https?:\/\/\S+\/assets\/[\w.-]+\.js/.exec(cause.message)?.[0] : null) ?? null;

const importFrom = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

const failedStyles = new Set<string>();

/** Collects the style sheets that fail from now on, so that the retry of their chunk loads them again. */
export function collectFailedStyles(): void {
  const collect = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    target.remove();
    failedStyles.add(target.href);
  };
  // The event of a resource does not bubble.
  window.addEventListener('error', collect, { capture: true });
}

/** Vite's loader never asks for a style sheet twice: the repeated import would show the chunk without its style. */
async function loadFailedStyles(): Promise<void> {
  const addresses = [...failedStyles];
  failedStyles.clear();
  attempts += addresses.length > 0 ? 1 : 0;
  await Promise.all(addresses.map((address) => addStyle(`${address.replace(/\?.*/, '')}?again=${attempts}`)));
}

const addStyle = (address: string) =>
  new Promise<void>((done, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => fail(new Error(`${address} was not loaded.`)));
    document.head.append(link);
  });
