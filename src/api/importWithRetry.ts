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

/**
 * Removes every style sheet that could not be loaded, from now on: Vite's loader takes a link in the document for a loaded sheet,
 * so the retry of a chunk would show it without its style.
 */
export function dropFailedStyles(): void {
  const drop = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  };
  // The event of a resource does not bubble.
  window.addEventListener('error', drop, { capture: true });
}
