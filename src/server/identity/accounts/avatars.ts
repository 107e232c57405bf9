import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'avatars');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .sort();

/** Built-in avatars that users choose from; accounts of earlier versions may have others. */
export const readyAvatars: readonly string[] = files.filter((file) => /^a\d/.test(file));

/** Whether an avatar is a picture that its user uploaded [ENTITY-29]. */
export const isCustomAvatar = (file: string) => file.endsWith('.webp');

/** Default avatar of a new account, deterministic by id. */
export function avatarFor(id: string): string {
  const sum = Array.from(id).reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return readyAvatars[sum % readyAvatars.length] ?? '';
}

/** The bytes of a built-in avatar; null if there is no such file. */
export const avatarPicture = (file: string): Buffer | null => (files.includes(file) ? readFileSync(join(folder, file)) : null);

/** URL path of an avatar on the image host, ours or a CDN. */
export const avatarAddress = (merchant: string, file: string) => `/avatars/${merchant}/${file}`;
