import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeFolder } from '../places.ts';

/** Content-addressed store: an existing file is never rewritten. */
export function keepPicture(pixels: string, picture: Buffer): void {
  const file = pictureFile(pixels);
  if (existsSync(file)) return;
  mkdirSync(storeFolder, { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, picture);
  renameSync(part, file);
}

export function keptPicture(pixels: string): Buffer | null {
  const file = pictureFile(pixels);
  return existsSync(file) ? readFileSync(file) : null;
}

export function pictureFile(pixels: string): string {
  return join(storeFolder, `${pixels}.png`);
}
