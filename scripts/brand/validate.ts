import { copyFile, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type FolderReading } from '../../src/manifest/assets/readBrands.ts';
import { shown } from '../../src/manifest/shown.ts';
import { type ExitCode, paint, printJson, printProblem } from '../commandLine.ts';
import { chosenBrands } from './chosenBrands.ts';
import { type Run, say } from './console.ts';
import { type Fix, type FixPlan, planFixes, problemsOf } from './planFixes.ts';
import { backupOf, replaceFile } from './replaceFile.ts';

export interface FixOptions {
  readonly fix: boolean;
  /** Lists the fixes and writes nothing. */
  readonly dryRun: boolean;
  /** Also removes what the product does not know. */
  readonly dropUnknown: boolean;
}

export async function validate(names: readonly string[], run: Run, options: FixOptions): Promise<ExitCode> {
  const { fix, dryRun, dropUnknown } = options;
  if (!fix && (dryRun || dropUnknown)) {
    run.io.complain(say(run.language, 'fixNeeded', { option: dropUnknown ? '--drop-unknown' : '--dry-run' }));
    return 2;
  }
  const before = await chosenBrands(names, run);
  if (before === null) return 2;
  const fixes = new Map<string, readonly Fix[]>();
  if (fix) for (const brand of before) fixes.set(brand.folder, await fixBrand(brand, options));
  const brands = fix && !dryRun ? ((await chosenBrands(names, run)) ?? []) : before;
  const isFine = brands.every(({ reading }) => reading.ok);
  if (run.json) {
    const list = brands.map((brand) => {
      const made = fixes.get(brand.folder) ?? [];
      return {
        merchant: brand.folder,
        ok: brand.reading.ok,
        fixes: made,
        written: made.length > 0 && !dryRun,
        problems: problemsOf(brand),
        older: brand.reading.older,
      };
    });
    printJson(run.io, { ok: isFine, brands: list });
  } else {
    for (const brand of brands) {
      reportFixes(brand, fixes.get(brand.folder) ?? [], run, dryRun);
      await report(brand, run, options);
    }
  }
  return isFine ? 0 : 1;
}

async function fixBrand(brand: FolderReading, { dryRun, dropUnknown }: FixOptions): Promise<readonly Fix[]> {
  const { fixes, text } = await planFixes(brand, dropUnknown);
  if (dryRun || fixes.length === 0) return fixes;
  const address = join(brand.directory, 'brand.json');
  await copyFile(address, backupOf(address));
  await replaceFile(address, text);
  return fixes;
}

function reportFixes(
  { folder, directory }: FolderReading,
  fixes: readonly Fix[],
  { language, io }: Run,
  dryRun: boolean,
): void {
  if (fixes.length === 0) return;
  const params = { merchant: folder, count: fixes.length };
  io.print(paint('green', say(language, dryRun ? 'wouldFix' : 'fixed', params)));
  for (const fix of fixes) io.print(`  ${sentenceOf(fix)}`);
  if (!dryRun)
    io.print(paint('dim', say(language, 'backup', { file: relative('.', backupOf(join(directory, 'brand.json'))) })));

  function sentenceOf({ pointer, operation, before, after }: Fix): string {
    if (operation === 'syntax') return `brand.json: ${say(language, 'fixSyntax')}`;
    if (operation === 'move') return `${pointer} → ${String(after)}`;
    const old = before === undefined ? say(language, 'fixUnset') : shown(before);
    return `${pointer}: ${old} → ${operation === 'remove' ? say(language, 'fixRemoved') : shown(after)}`;
  }
}

async function report(brand: FolderReading, { language, io }: Run, options: FixOptions): Promise<void> {
  const { print } = io;
  const merchant = brand.folder;
  const problems = problemsOf(brand);
  for (const { file, version } of brand.reading.older) print(say(language, 'older', { file, version, merchant }));
  if (problems.length === 0) return print(paint('green', say(language, 'brandFine', { merchant })));
  print(paint('bold', say(language, 'brandProblems', { merchant, count: problems.length })));
  const text = await readFile(join(brand.directory, 'brand.json'), 'utf8').catch(() => '');
  for (const problem of problems) printProblem(problem, text, { language, io });
  // After a dry run, the fixes are listed already.
  if (options.dryRun) return;
  const { safe, drops } = await promisedFixes(brand);
  print('');
  if (safe > 0) print(say(language, 'fixable', { count: safe, merchant }));
  if (drops > 0) print(say(language, 'droppable', { count: drops, merchant }));
  if (safe + drops === 0) print(say(language, 'byHand'));
}

/** Numbers of fixes that were tried in memory and work. */
async function promisedFixes(brand: FolderReading): Promise<{ readonly safe: number; readonly drops: number }> {
  const safe = await planFixes(brand, false);
  const all: FixPlan = await planFixes(brand, true);
  return { safe: safe.fixes.length, drops: all.fixes.filter(({ isDrop }) => isDrop).length };
}
