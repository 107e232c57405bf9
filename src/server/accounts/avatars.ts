import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'avatars');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .sort();

/** The picture of a new account, the same for the same id. */
export function avatarFor(id: string): string {
  const sum = Array.from(id).reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return files[sum % files.length] ?? '';
}

/** A standing picture; null where there is no such one. */
export const avatarPicture = (file: string): Buffer | null => (files.includes(file) ? readFileSync(join(folder, file)) : null);

/** Path on any host of pictures, ours or a CDN's, and then the merchant. */
export const avatarAddress = (merchant: string, file: string) => `/avatars/${merchant}/${file}`;
