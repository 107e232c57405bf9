import { deleteKey, hasVault, readKey, readOrMakeKey } from './vaultKeys.ts';

/** What a ciphertext belongs to. The same text elsewhere does not open. */
export interface VaultPlace {
  /** Name of the key, such as `cpw`. */
  readonly name: string;
  readonly merchant: string;
}

const version = 'v1';

/** Encrypts under a key that never leaves this browser. Null where the browser cannot: then nothing is stored. */
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

/** Null for whatever this browser's key did not write, whole and for this place. */
export async function openFromVault(place: VaultPlace, sealed: string): Promise<string | null> {
  const [stated, kid, iv, data, ...rest] = sealed.split('.');
  if (!hasVault() || stated !== version || iv === undefined || data === undefined || rest.length > 0) return null;
  try {
    const held = await readKey(place.name);
    if (held === null || held.kid !== kid) return null;
    const algorithm = { name: 'AES-GCM', iv: fromBase64Url(iv), additionalData: contextOf(place) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, held.key, fromBase64Url(data)));
  } catch {
    return null;
  }
}

/** Without its key a ciphertext is noise. */
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
