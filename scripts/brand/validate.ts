import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { OlderFile } from '../../src/manifest/compose.ts';
import type { Problem } from '../../src/manifest/index.ts';
import { shown } from '../../src/manifest/shown.ts';
import { type ExitCode, paint, printJson, printProblem } from '../commandLine.ts';
import { chosenFolders } from './chosenBrands.ts';
import { type Run, say } from './console.ts';
import { baseTarget, brandTarget, type Fix, type FixPlan, type FixTarget, planFixes, problemsOf } from './planFixes.ts';
import { changeFile } from './replaceFile.ts';

export interface FixOptions {
  readonly fix: boolean;
  /** Lists the fixes and writes nothing. */
  readonly dryRun: boolean;
  /** Also removes what the product does not know. */
  readonly dropUnknown: boolean;
}

/** A brand or a base, as reported. */
interface Entry {
  readonly folder: string;
  /** The file that its fixes change. */
  readonly file: string;
  readonly ok: boolean;
  readonly problems: readonly Problem[];
  readonly older: readonly OlderFile[];
  readonly target: FixTarget;
  /** A base that no brand extends, and which therefore was checked alone. */
  readonly isUnused: boolean;
}

export async function validate(names: readonly string[], run: Run, options: FixOptions): Promise<ExitCode> {
  const { fix, dryRun, dropUnknown } = options;
  if (!fix && (dryRun || dropUnknown)) {
    run.io.complain(say(run.language, 'fixNeeded', { option: dropUnknown ? '--drop-unknown' : '--dry-run' }));
    return 2;
  }
  const before = await entriesOf(names, run);
  if (before === null) return 2;
  const fixed = new Map<string, Fixed>();
  if (fix) for (const entry of before) fixed.set(entry.folder, await fixFile(entry, options));
  const entries = fix && !dryRun ? ((await entriesOf(names, run)) ?? []) : before;
  const isFine = entries.every(({ ok }) => ok);
  if (run.json) {
    const list = entries.map(({ folder, ok, problems, older }) => {
      const made = fixed.get(folder)?.fixes ?? [];
      return { merchant: folder, ok, fixes: made, written: made.length > 0 && !dryRun, problems, older };
    });
    printJson(run.io, { ok: isFine, brands: list });
  } else {
    for (const entry of entries) {
      reportFixes(entry, fixed.get(entry.folder) ?? unchanged, run, dryRun);
      await report(entry, run, options);
    }
  }
  return isFine ? 0 : 1;
}

/** Null after an error message about the names. */
async function entriesOf(names: readonly string[], run: Run): Promise<readonly Entry[] | null> {
  const chosen = await chosenFolders(names, run);
  if (chosen === null) return null;
  const bases = chosen.bases.map((base): Entry => {
    const { folder, file, brands, alone } = base;
    const found = (alone?.problems ?? brands.flatMap(problemsOf)).filter((problem) => problem.file === file);
    const keyOf = ({ code, pointer }: Problem) => `${code} ${pointer}`;
    const problems = [...new Map(found.map((problem) => [keyOf(problem), problem])).values()];
    const ok = problems.every(({ severity }) => severity === 'warning');
    const readings = [...(alone === null ? [] : [alone]), ...brands].map(({ reading }) => reading);
    const older = readings.flatMap((reading) => reading.older.filter((each) => each.file === file)).slice(0, 1);
    return { folder, file, ok, problems, older, target: baseTarget(base), isUnused: alone !== null };
  });
  const brands = chosen.brands.map((brand): Entry => {
    const { folder, file, reading } = brand;
    return {
      folder,
      file,
      ok: reading.ok,
      problems: problemsOf(brand),
      older: reading.older,
      target: brandTarget(brand),
      isUnused: false,
    };
  });
  return [...bases, ...brands];
}

interface Fixed {
  readonly fixes: readonly Fix[];
  /** The file as it was; null if nothing was written. */
  readonly copy: string | null;
}

const unchanged: Fixed = { fixes: [], copy: null };

async function fixFile({ file, target }: Entry, { dryRun, dropUnknown }: FixOptions): Promise<Fixed> {
  const { fixes, text } = await planFixes(target, dropUnknown);
  if (dryRun || fixes.length === 0) return { fixes, copy: null };
  return { fixes, copy: await changeFile(file, text) };
}

function reportFixes({ folder, file }: Entry, { fixes, copy }: Fixed, { language, io }: Run, dryRun: boolean): void {
  if (fixes.length === 0) return;
  const params = { merchant: folder, count: fixes.length };
  io.print(paint('green', say(language, dryRun ? 'wouldFix' : 'fixed', params)));
  for (const fix of fixes) io.print(`  ${sentenceOf(fix)}`);
  if (copy !== null) io.print(paint('dim', say(language, 'backup', { file: copy })));

  function sentenceOf({ pointer, operation, before, after }: Fix): string {
    if (operation === 'syntax') return `${basename(file)}: ${say(language, 'fixSyntax')}`;
    if (operation === 'move') return `${pointer} → ${String(after)}`;
    const old = before === undefined ? say(language, 'fixUnset') : shown(before);
    return `${pointer}: ${old} → ${operation === 'remove' ? say(language, 'fixRemoved') : shown(after)}`;
  }
}

async function report(
  { folder, file, problems, older, target, isUnused }: Entry,
  run: Run,
  options: FixOptions,
): Promise<void> {
  const { language, io } = run;
  const { print } = io;
  for (const each of older) print(say(language, 'older', { ...each, merchant: basename(dirname(each.file)) }));
  if (isUnused) print(say(language, 'baseUnused', { merchant: folder }));
  if (problems.length === 0) return print(paint('green', say(language, 'brandFine', { merchant: folder })));
  print(paint('bold', say(language, 'brandProblems', { merchant: folder, count: problems.length })));
  for (const problem of problems) {
    printProblem(problem, await readFile(problem.file, 'utf8').catch(() => ''), { language, io });
  }
  // After a dry run, the fixes are listed already.
  if (options.dryRun) return;
  const { safe, drops } = await promisedFixes(target);
  const bases = new Set(
    problems.flatMap((problem) => (problem.file === file || problem.patch === undefined ? [] : problem.file)),
  );
  print('');
  if (safe > 0) print(say(language, 'fixable', { count: safe, merchant: folder }));
  if (drops > 0) print(say(language, 'droppable', { count: drops, merchant: folder }));
  for (const base of bases) print(say(language, 'fixInBase', { file: base, base: basename(dirname(base)) }));
  if (safe + drops + bases.size === 0) print(say(language, 'byHand'));
}

/** Numbers of fixes that were tried in memory and work. */
async function promisedFixes(target: FixTarget): Promise<{ readonly safe: number; readonly drops: number }> {
  const safe = await planFixes(target, false);
  const all: FixPlan = await planFixes(target, true);
  return { safe: safe.fixes.length, drops: all.fixes.filter(({ isDrop }) => isDrop).length };
}
