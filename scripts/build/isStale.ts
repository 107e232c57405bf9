import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientManifest, dist, renderModule, vendorManifest } from '../paths.ts';
import { sourceHash } from './sourceHash.ts';

/** Holds the hash of the sources that the last build was made from; any other build of the same files wipes it away. */
export const stampFile = join(dist, 'client/.vite/sources');

/** Whether the last build was made from the sources as they are now. Brands are no sources: a new one needs no build. */
export function isStale() {
  const complete = [clientManifest, renderModule, vendorManifest, stampFile].every((file) => existsSync(file));
  return !complete || readFileSync(stampFile, 'utf8') !== sourceHash();
}
