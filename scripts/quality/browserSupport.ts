import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientAssets, studioAssets, vendorAssets } from '../paths.ts';
import { newerThanServed, polyfillsIn } from './newerThanServed.ts';
import { missingBuiltIns } from './supportData.ts';

/** Fails if a build for browsers uses syntax or a built-in that a served browser lacks (`scripts/build/browsers.ts`). */
const missing = missingBuiltIns();
const polyfilled = polyfillsIn(readFileSync('src/domain/polyfills.ts', 'utf8'));

const faults = [clientAssets, studioAssets, vendorAssets].flatMap((folder) => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const chunks = names.map((name) => ({ file: join(folder, name), code: readFileSync(join(folder, name), 'utf8') }));
  return newerThanServed(chunks, missing, polyfilled);
});

for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error('A served browser lacks these. Test for them, write it otherwise, or add to src/domain/polyfills.ts.');
  process.exitCode = 1;
}
