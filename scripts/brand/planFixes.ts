import { openFolder } from '../../src/manifest/assets/folderFiles.ts';
import { readBrandFiles } from '../../src/manifest/assets/readBrandFolder.ts';
import type { FolderReading } from '../../src/manifest/assets/readBrands.ts';
import { applyFix, type JsonPatch, type Problem, valueInText } from '../../src/manifest/index.ts';
import { readOptions } from '../../src/server/registry/readOptions.ts';

/** One change of a manifest, as reported to the user. `syntax` rewrites the file without changing a value. */
export interface Fix {
  readonly code: Problem['code'];
  readonly pointer: string;
  readonly operation: JsonPatch[number]['op'] | 'syntax';
  /** Absent if nothing was set before. */
  readonly before?: unknown;
  /** Value, or the new pointer of a moved value; absent if the value is removed. */
  readonly after?: unknown;
  /** Removes something the product does not know. */
  readonly isDrop: boolean;
}

export interface FixPlan {
  readonly fixes: readonly Fix[];
  /** Text of the manifest after all fixes. */
  readonly text: string;
}

/** What these problems complain about is unknown or not allowed here; their `remove` patches discard the user's work. */
const unknownCodes: ReadonlySet<Problem['code']> = new Set([
  'key.unknown',
  'key.misspelt',
  'key.malformed',
  'word.unknown',
  'word.locked',
  'json.forbiddenKey',
]);

const isDrop = ({ code, patch = [] }: Problem) => unknownCodes.has(code) && patch.some(({ op }) => op === 'remove');

export const problemsOf = ({ reading }: Pick<FolderReading, 'reading'>): readonly Problem[] =>
  reading.ok ? reading.warnings : reading.problems;

/**
 * Finds the fixes that work, by applying one at a time in memory and reading the brand again. A fix that is no progress is
 * left out. Removal of unknown settings only with `dropUnknown`. Writes nothing.
 */
export async function planFixes(brand: FolderReading, dropUnknown: boolean): Promise<FixPlan> {
  const files = openFolder(brand.directory);
  let text = '';
  let problems = problemsOf(brand);
  const fixes: Fix[] = [];
  if (problems.every(({ patch }) => patch === undefined)) return { fixes, text };
  text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await files.read('brand.json'));
  const claimed = problems.filter(({ code }) => code === 'host.claimedTwice').map(({ pointer }) => valueInText(text, pointer));

  // A later fix may make an earlier one possible, so passes repeat until one of them fixes nothing.
  for (let count = -1; count < fixes.length; ) {
    count = fixes.length;
    for (let index = 0; index < problems.length; ) {
      if (!(await tryFix(problems[index]))) index += 1;
    }
  }
  return { fixes, text };

  async function tryFix(problem: Problem | undefined): Promise<boolean> {
    if (problem?.patch === undefined || (isDrop(problem) && !dropUnknown)) return false;
    const fixed = applyFix(text, problem.patch);
    const after = await read(fixed);
    if (!isProgress(problems, after)) return false;
    fixes.push(...(problem.patch.length === 0 ? [syntaxFix(problem)] : changesOf(problem, text)));
    text = fixed;
    problems = after;
    return true;
  }

  async function read(changed: string): Promise<readonly Problem[]> {
    const bytes = new TextEncoder().encode(changed);
    const reading = await readBrandFiles(
      {
        ...files,
        info: async (name) => (name === 'brand.json' ? { size: bytes.length, isOutside: false } : files.info(name)),
        read: async (name) => (name === 'brand.json' ? bytes : files.read(name)),
      },
      readOptions,
    );
    const hosts: readonly unknown[] = reading.ok ? reading.brand.hosts : [];
    const clashes = problemsOf(brand).filter(({ code }) => code === 'host.claimedTwice');
    return [...clashes.filter((_, place) => hosts.includes(claimed[place])), ...problemsOf({ reading })];
  }
}

/** Problems of syntax hide all others, so removing one is progress whatever it reveals. */
function isProgress(before: readonly Problem[], after: readonly Problem[]): boolean {
  const gained = syntaxCount(before) - syntaxCount(after);
  return gained > 0 || (gained === 0 && after.length < before.length);
}

const syntaxCount = (problems: readonly Problem[]) => problems.filter(({ code }) => /^(?:file|json)\./.test(code)).length;

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
