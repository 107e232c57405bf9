import { sessionValues } from './session.ts';

/** Context a ciphertext is bound to (additional authenticated data). */
export interface VaultPlace {
  /** Name of the key, such as `cpw`. */
  readonly name: string;
  readonly merchant: string;
}

const version = 'v1';

/** Encrypts under a key that never leaves this browser. Null if the browser cannot; nothing may be stored then. */
export async function closeInVault(place: VaultPlace, text: string): Promise<string | null> {
  if (!hasVault()) return null;
  try {
    const { kid, key } = await readOrMakeKey(place.name);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: contextOf(place) }, key, bytesOf(text));
    return [version, kid, toBase64Url(iv), toBase64Url(new Uint8Array(sealed))].join('.');
  } catch {
    return null;
  }
}

/** Decrypts. Null if the text was not encrypted by this browser's key for this place. */
export async function openFromVault(place: VaultPlace, sealed: string): Promise<string | null> {
  const [prefix, kid, iv, data, ...rest] = sealed.split('.');
  if (!hasVault() || prefix !== version || iv === undefined || data === undefined || rest.length > 0) return null;
  try {
    const held = await readKey(place.name);
    if (held === null || held.kid !== kid) return null;
    const algorithm = { name: 'AES-GCM', iv: fromBase64Url(iv), additionalData: contextOf(place) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, held.key, fromBase64Url(data)));
  } catch {
    return null;
  }
}

/** Deletes the key, which makes the ciphertext unreadable. */
export async function forgetInVault(name: string): Promise<void> {
  if (!hasVault()) return;
  await deleteKey(name).catch(() => {});
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const contextOf = ({ name, merchant }: VaultPlace) => bytesOf([version, name, merchant, location.origin].join(' '));

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** A key in IndexedDB: not extractable, so not even this site can read it. */
interface VaultKey {
  readonly kid: string;
  readonly key: CryptoKey;
}

const database = 'vault';
const store = 'keys';

const hasVault = () => typeof indexedDB !== 'undefined' && globalThis.crypto?.subtle !== undefined;

export const readKey = (name: string) =>
  within('readonly', (keys) => keys.get(name) as IDBRequest<VaultKey | undefined>).then((kept) => kept ?? null);

/** Reads or creates a key. Two tabs that call it concurrently get the same one. */
async function readOrMakeKey(name: string): Promise<VaultKey> {
  const kept = await readKey(name);
  if (kept !== null) return kept;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const created: VaultKey = { kid: crypto.randomUUID().slice(0, 8), key };
  // `add` fails if another tab was faster; its key is used then.
  await within('readwrite', (keys) => keys.add(created, name)).catch(() => {});
  return (await readKey(name)) ?? created;
}

const deleteKey = (name: string) => within('readwrite', (keys) => keys.delete(name)).then(() => {});

async function within<Result>(
  mode: IDBTransactionMode,
  execute: (keys: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opened = await open();
  try {
    const transaction = opened.transaction(store, mode);
    const request = execute(transaction.objectStore(store));
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The vault aborted the transaction.')));
    });
    return request.result;
  } finally {
    opened.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The vault cannot be opened.')));
    request.addEventListener('blocked', () => reject(new Error('The vault is blocked.')));
  });
}

const currentPassword = 'cpw';

/** Keeps the password of a login as ciphertext, so that a password change does not ask for it again. */
export async function keepCurrentPassword(password: string): Promise<void> {
  const sealed = await closeInVault(place(), password);
  if (sealed !== null) sessionValues.write('cpw', sealed);
}

export const hasCurrentPassword = () => sessionValues.read('cpw') !== null;

export async function readCurrentPassword(): Promise<string | null> {
  const sealed = sessionValues.read('cpw');
  return sealed === null ? null : openFromVault(place(), sealed);
}

/** Keeps the key: other tabs may have their own sessions. */
export const forgetCurrentPassword = (): void => sessionValues.remove('cpw');

const place = () => ({ name: currentPassword, merchant: sessionValues.read('merchant') ?? '' });
