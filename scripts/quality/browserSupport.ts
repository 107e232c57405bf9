import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientAssets, clientWorker, studioAssets, vendorAssets } from '../paths.ts';
import { harmlessStyles } from './harmlessStyles.ts';
import { newerStyles, withoutHarmless } from './newerStyles.ts';
import { newerThanServed, polyfillsIn } from './newerThanServed.ts';
import { missingBuiltIns } from './supportData.ts';
import { missingStyles } from './supportStyles.ts';

/** Fails if a build for browsers uses syntax, a built-in or CSS that a served browser lacks (`scripts/build/browsers.ts`). */
const missing = missingBuiltIns();
const polyfilled = polyfillsIn(readFileSync('src/domain/polyfills.ts', 'utf8'));
const folders = [clientAssets, clientWorker, studioAssets, vendorAssets];

const filesOf = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ file: join(folder, name), code: readFileSync(join(folder, name), 'utf8') }));

const faults = folders.flatMap((folder) => newerThanServed(filesOf(folder, '.js'), missing, polyfilled));
for (const fault of faults) console.error(fault);
if (faults.length > 0)
  console.error('A served browser lacks these. Test for them, write it otherwise, or add to src/domain/polyfills.ts.');

const styles = newerStyles(
  folders.flatMap((folder) => filesOf(folder, '.css')),
  missingStyles(),
);
const { harmful, unused } = withoutHarmless(styles, harmlessStyles);
for (const { file, feature, excerpt } of harmful) console.error(`${file}: ${feature} in ${excerpt}`);
if (harmful.length > 0)
  console.error(
    'A served browser lacks these. Write a declaration before it, put it into @supports, or add to scripts/quality/harmlessStyles.ts.',
  );
for (const entry of unused) console.error(`scripts/quality/harmlessStyles.ts: no style sheet uses ${entry}. Remove the entry.`);

if (faults.length + harmful.length + unused.length > 0) process.exitCode = 1;
