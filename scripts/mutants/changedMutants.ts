import { matchesGlob, posix } from 'node:path';
import { drawn, excluded } from './areas.ts';
import type { ChangedLines } from './changedLines.ts';
import { type Mutant, mutantsOf } from './mutate.ts';
import { type Imports, nearestTests } from './nearestTests.ts';

export interface ChangedMutants {
  /** Mutants that begin in a line of the change, by file. */
  readonly mutants: readonly Mutant[];
  /** Files with such lines that only tests in a browser see, which do not run here. */
  readonly drawn: readonly string[];
}

const matches = (file: string, globs: readonly string[]) => globs.some((glob) => matchesGlob(file, glob));

/** The mutants of a change, of any area or none: of code below `src` that has behaviour and is no markup. */
export function changedMutants(lines: ChangedLines, imports: Imports, read: (file: string) => string): ChangedMutants {
  const files = [...lines.keys()].filter((file) => file.endsWith('.ts') && !matches(file, excluded)).toSorted();
  const { drawn: left = [], measured = [] } = Object.groupBy(files, (file) =>
    matches(file, drawn) && !hasTestBeside(imports, file) ? 'drawn' : 'measured',
  );
  const mutants = measured.flatMap((file) => mutantsOf(file, read(file)).filter(({ line }) => lines.get(file)?.has(line)));
  return { mutants, drawn: left };
}

/** Whether a test that runs here is in the folder of a file or the one above, and imports it, directly or not. */
function hasTestBeside(imports: Imports, file: string): boolean {
  const folder = posix.dirname(file);
  return nearestTests(imports, file).some((test) => [folder, posix.dirname(folder)].includes(posix.dirname(test)));
}
