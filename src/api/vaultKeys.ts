/** Keys of the vault: made by the browser, kept in IndexedDB, and never readable, not even by this site. */
export interface VaultKey {
  readonly kid: string;
  readonly key: CryptoKey;
}

const database = 'vault';
const store = 'keys';

export const hasVault = () => typeof indexedDB !== 'undefined' && globalThis.crypto?.subtle !== undefined;

export const readKey = (name: string) =>
  within('readonly', (keys) => keys.get(name) as IDBRequest<VaultKey | undefined>).then((kept) => kept ?? null);

/** The key of a name; a new one where there is none. Two tabs that ask at once get the same. */
export async function readOrMakeKey(name: string): Promise<VaultKey> {
  const kept = await readKey(name);
  if (kept !== null) return kept;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const made: VaultKey = { kid: crypto.randomUUID().slice(0, 8), key };
  // `add` fails where another tab was faster; its key is then the one.
  await within('readwrite', (keys) => keys.add(made, name)).catch(() => {});
  return (await readKey(name)) ?? made;
}

export const deleteKey = (name: string) => within('readwrite', (keys) => keys.delete(name)).then(() => {});

async function within<Result>(mode: IDBTransactionMode, ask: (keys: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const opened = await open();
  try {
    const transaction = opened.transaction(store, mode);
    const asked = ask(transaction.objectStore(store));
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The vault refused.')));
    });
    return asked.result;
  } finally {
    opened.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The vault does not open.')));
    request.addEventListener('blocked', () => reject(new Error('The vault is blocked.')));
  });
}
