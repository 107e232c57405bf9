import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  clientManifest,
  dist,
  previewManifest,
  renderModule,
  statesManifest,
  studioManifest,
  vendorManifest,
} from '../paths.ts';
import { sourceHash } from './sourceHash.ts';

/** Hash of the sources of the last build; any other build into the same folder deletes it. */
export const stampFile = join(dist, 'client/.vite/sources');

/** Whether the build is missing or older than the sources. Brands are not sources: a new brand needs no build. */
export function isStale() {
  const complete = [
    clientManifest,
    previewManifest,
    statesManifest,
    renderModule,
    vendorManifest,
    studioManifest,
    stampFile,
  ].every((file) => existsSync(file));
  return !complete || readFileSync(stampFile, 'utf8') !== sourceHash();
}
