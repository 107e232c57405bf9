import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Content hash of files and folders, without tests. */
export function hashOfFiles(folder: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const place of places.map((name) => resolve(folder, name)).filter((name) => existsSync(name))) {
    for (const file of filesIn(place)) hash.update(`${file.slice(folder.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
