import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBrandFolder } from '../../src/manifest/assets/readBrandFolder.ts';
import { type FolderReading } from '../../src/manifest/assets/readBrands.ts';
import { applyFix, type Problem } from '../../src/manifest/index.ts';
import { readOptions } from '../../src/server/registry/readOptions.ts';
import { type ExitCode, paint, printJson, printProblem } from '../commandLine.ts';
import { chosenBrands } from './chosenBrands.ts';
import { type Run, say } from './console.ts';
import { replaceFile } from './replaceFile.ts';

export async function validate(names: readonly string[], run: Run, fix: boolean): Promise<ExitCode> {
  const before = await chosenBrands(names, run);
  if (before === null) return 2;
  const fixed = new Map<string, number>();
  if (fix) for (const brand of before) fixed.set(brand.folder, await fixBrand(brand));
  const brands = fix ? ((await chosenBrands(names, run)) ?? []) : before;
  const isFine = brands.every(({ reading }) => reading.ok);
  if (run.json) {
    const list = brands.map((brand) => ({
      merchant: brand.folder,
      ok: brand.reading.ok,
      fixed: fixed.get(brand.folder) ?? 0,
      problems: problemsOf(brand),
    }));
    printJson(run.io, { ok: isFine, brands: list });
  } else {
    for (const brand of brands) await report(brand, run, fixed.get(brand.folder) ?? 0);
  }
  return isFine ? 0 : 1;
}

const problemsOf = ({ reading }: FolderReading): readonly Problem[] => (reading.ok ? reading.warnings : reading.problems);

/** Applies one fix at a time and reads the folder again; a fix that does not reduce the number of problems is undone. */
async function fixBrand({ directory, reading }: FolderReading): Promise<number> {
  const address = join(directory, 'brand.json');
  let problems = reading.ok ? reading.warnings : reading.problems;
  let count = 0;
  for (let index = 0; index < problems.length; ) {
    const patch = problems[index]?.patch;
    const text = patch === undefined ? null : await readFile(address, 'utf8');
    const after = text === null || patch === undefined ? null : await attempt(directory, address, applyFix(text, patch));
    if (after !== null && after.length < problems.length) {
      problems = after;
      count += 1;
      continue;
    }
    if (after !== null && text !== null) await replaceFile(address, text);
    index += 1;
  }
  return count;
}

async function attempt(directory: string, address: string, text: string): Promise<readonly Problem[]> {
  await replaceFile(address, text);
  const reading = await readBrandFolder(directory, readOptions);
  return reading.ok ? reading.warnings : reading.problems;
}

async function report(brand: FolderReading, { language, io }: Run, fixedCount: number): Promise<void> {
  const { print } = io;
  const merchant = brand.folder;
  const problems = problemsOf(brand);
  if (fixedCount > 0) print(paint('green', say(language, 'fixed', { merchant, count: fixedCount })));
  if (problems.length === 0) return print(paint('green', say(language, 'brandFine', { merchant })));
  print(paint('bold', say(language, 'brandProblems', { merchant, count: problems.length })));
  const text = await readFile(join(brand.directory, 'brand.json'), 'utf8').catch(() => '');
  for (const problem of problems) printProblem(problem, text, { language, io });
  const count = problems.filter(({ patch }) => patch !== undefined).length;
  print(`\n${count > 0 ? say(language, 'fixable', { count, merchant }) : say(language, 'byHand')}`);
}
