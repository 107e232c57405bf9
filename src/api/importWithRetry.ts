const arrived = new Map<string, Promise<unknown>>();
let tries = 0;

/**
 * Loads a part of the program and, where it did not arrive, once more. A browser remembers an address that failed for as
 * long as the page lives, so the second request goes to the same file by another address; browsers that keep the address
 * to themselves do not remember it either and are simply asked again.
 * @param load An `import()` as it is, not what was made of it: the second try answers with the module itself.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>, loadFrom = importFrom): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const address = addressOf(cause);
    if (address === null) return load();
    tries += 1;
    const again = arrived.get(address) ?? loadFrom(`${address}?again=${tries}`);
    arrived.set(address, again);
    again.catch(() => arrived.delete(address));
    return (await again) as Module;
  }
}

/** Chromium and Firefox name the file in their sentence. */
const addressOf = (cause: unknown) =>
  (cause instanceof Error ? /https?:\/\/\S+\/assets\/[\w.-]+\.js/.exec(cause.message)?.[0] : null) ?? null;

const importFrom = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);
