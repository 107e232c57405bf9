import { baseName, manifestName, openFolder, withFile } from '../../src/manifest/assets/folderFiles.ts';
import { readBase } from '../../src/manifest/assets/readBase.ts';
import { readBrandFiles } from '../../src/manifest/assets/readBrandFolder.ts';
import type { FolderReading } from '../../src/manifest/assets/readBrands.ts';
import { applyFix, type JsonPatch, type Problem, valueInText } from '../../src/manifest/index.ts';
import type { BaseFolder } from './chosenBrands.ts';
import { fullOptions } from './fullOptions.ts';

/** One change of a manifest, as reported to the user. `syntax` rewrites the file without changing a value. */
export interface Fix {
  readonly code: Problem['code'];
  readonly pointer: string;
  readonly operation: JsonPatch[number]['op'] | 'syntax';
  /** Absent if nothing was set before. */
  readonly before?: unknown;
  /** Value, or the new pointer of a moved value; absent if the value is removed. */
  readonly after?: unknown;
  /** Removes something that was written on purpose: unknown, or not permitted here. */
  readonly isDrop: boolean;
}

export interface FixPlan {
  readonly fixes: readonly Fix[];
  /** Text of the manifest after all fixes. */
  readonly text: string;
}

/** Removals by which nothing is lost. */
const losslessRemovals: ReadonlySet<Problem['code']> = new Set(['list.duplicate', 'text.blank', 'extends.notInherited']);

const isDrop = ({ code, patch = [] }: Problem) => !losslessRemovals.has(code) && patch.some(({ op }) => op === 'remove');

export const problemsOf = ({ reading }: Pick<FolderReading, 'reading'>): readonly Problem[] =>
  reading.ok ? reading.warnings : reading.problems;

/** A file to fix, and what reads it. */
export interface FixTarget {
  /** As in problems. */
  readonly file: string;
  readonly text: () => Promise<string>;
  /** Problems of each brand that the file is part of. */
  readonly problems: readonly (readonly Problem[])[];
  /** The same with another text of the file. */
  readonly read: (text: string) => Promise<readonly (readonly Problem[])[]>;
}

/** The manifest of a brand. */
export function brandTarget(brand: FolderReading): FixTarget {
  const files = openFolder(brand.directory);
  const text = async () => textOf(await files.read(manifestName));
  const clashes = problemsOf(brand).filter(({ code }) => code === 'host.claimedTwice');
  return {
    file: brand.file,
    text,
    problems: [problemsOf(brand)],
    async read(changed) {
      const reading = await readBrandFiles(
        withFile(files, manifestName, new TextEncoder().encode(changed)),
        await fullOptions(),
      );
      const hosts: readonly unknown[] = reading.ok ? reading.brand.hosts : [];
      const before = await text();
      const left = clashes.filter(({ pointer }) => hosts.includes(valueInText(before, pointer)));
      return [[...left, ...problemsOf({ reading })]];
    },
  };
}

/** A base; a fix of it must help one of its brands and harm none. Without brands it is read alone. */
export function baseTarget({ folder, directory, file, brands, alone }: BaseFolder): FixTarget {
  const files = openFolder(directory);
  return {
    file,
    text: async () => textOf(await files.read(baseName)),
    problems: alone === null ? brands.map(problemsOf) : [alone.problems],
    async read(changed) {
      const base = withFile(files, baseName, new TextEncoder().encode(changed));
      if (alone !== null) return [(await readBase(base, await fullOptions())).problems];
      return Promise.all(
        brands.map(async (brand) => {
          const own = openFolder(brand.directory);
          const sibling = (name: string) => (name === folder ? base : own.sibling(name));
          return problemsOf({ reading: await readBrandFiles({ ...own, sibling }, await fullOptions()) });
        }),
      );
    },
  };
}

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/**
 * Finds the fixes of a file that work, by applying one at a time in memory and reading its brands again. A fix that is no
 * progress is left out. Removals that discard the user's work only with `dropUnknown`. Writes nothing.
 */
export async function planFixes(target: FixTarget, dropUnknown: boolean): Promise<FixPlan> {
  const fixes: Fix[] = [];
  let readings = target.problems;
  const candidates = () => readings.flat().filter(({ file, patch }) => file === target.file && patch !== undefined);
  if (candidates().length === 0) return { fixes, text: '' };
  let text = await target.text();

  // A later fix may make an earlier one possible, so passes repeat until one of them fixes nothing.
  for (let count = -1; count < fixes.length; ) {
    count = fixes.length;
    for (let index = 0; index < candidates().length; ) {
      if (!(await tryFix(candidates()[index]))) index += 1;
    }
  }
  return { fixes, text };

  async function tryFix(problem: Problem | undefined): Promise<boolean> {
    if (problem?.patch === undefined || (isDrop(problem) && !dropUnknown)) return false;
    const fixed = applyFix(text, problem.patch);
    const after = await target.read(fixed);
    if (!isProgress(readings, after)) return false;
    fixes.push(...(problem.patch.length === 0 ? [syntaxFix(problem)] : changesOf(problem, text)));
    text = fixed;
    readings = after;
    return true;
  }
}

/** Whether one brand is better and none is worse. */
function isProgress(before: readonly (readonly Problem[])[], after: readonly (readonly Problem[])[]): boolean {
  const gains = before.map((problems, index) => gainOf(problems, after[index] ?? []));
  return gains.some((gain) => gain > 0) && gains.every((gain) => gain >= 0);
}

/** Problems of syntax and of bases hide all others, so removing one is progress whatever it reveals. */
function gainOf(before: readonly Problem[], after: readonly Problem[]): number {
  return syntaxCount(before) - syntaxCount(after) || before.length - after.length;
}

const syntaxCount = (problems: readonly Problem[]) =>
  problems.filter(({ code }) => /^(?:file|json|extends)\./.test(code)).length;

const syntaxFix = ({ code, pointer }: Problem): Fix => ({ code, pointer, operation: 'syntax', isDrop: false });

function changesOf(problem: Problem, text: string): Fix[] {
  const { code, patch = [] } = problem;
  return patch.map((step) => {
    const pointer = step.op === 'move' ? step.from : step.path;
    const before = step.op === 'add' ? undefined : valueInText(text, pointer);
    const after = step.op === 'move' ? step.path : step.op === 'remove' ? undefined : step.value;
    return { code, pointer, operation: step.op, before, after, isDrop: isDrop(problem) };
  });
}
