import { migrate } from '../../../src/manifest/migrations.ts';
import { applyPatch } from '../../../src/manifest/patch.ts';
import type { PatchOperation } from '../../../src/manifest/problem.ts';
import { stepsOf } from '../../../src/manifest/problem.ts';
import { isSameJson, type MergeConflict, stepsBetween, threeWay } from '../../../src/manifest/threeWay.ts';
import type { BrandSource } from '../../../src/wire/studio/brands.ts';
import type { Content } from './folderVersion.ts';

/** The side whose value a setting gets that both changed; null leaves it open. */
export type Choice = 'folder' | 'published' | null;

export interface Merged {
  readonly document: unknown;
  readonly files: Content['files'];
  /** Settings that both sides changed, and settings of the folder that were withdrawn. Empty with a choice. */
  readonly conflicts: readonly MergeConflict[];
  /** Places where the folder has something else than what is published afterwards: others changed them. */
  readonly left: readonly string[];
}

interface Sides {
  readonly folder: Content;
  readonly head: BrandSource['head'];
  /** The folder as it was in the version that it came from. */
  readonly base: Content;
  readonly undone: BrandSource['undone'];
}

/** Settings and files of the folder and of the newest version, from what both came from. */
export function merge({ folder, head, base, undone }: Sides, choice: Choice): Merged {
  if (head === null) return { document: folder.manifest, files: folder.files, conflicts: [], left: [] };
  const files = mergeOne({ base: base.files, theirs: head.files, yours: folder.files, withdrawn: undone?.files }, choice);
  // No one else changed it: the folder's manifest goes as it is written.
  const isAlone = isSameJson(base.manifest, head.manifest);
  const document = mergeOne(
    {
      // Settings of different schema versions cannot be compared.
      base: current(base.manifest),
      theirs: current(head.manifest),
      yours: current(folder.manifest),
      withdrawn: undone === null ? undefined : current(undone.manifest),
    },
    choice,
  );
  return {
    document: isAlone && document.conflicts.length === 0 ? folder.manifest : document.merged,
    files: files.merged as Content['files'],
    conflicts: [...document.conflicts, ...files.conflicts],
    left: [...document.left, ...files.left],
  };
}

interface Documents {
  readonly base: unknown;
  readonly theirs: unknown;
  readonly yours: unknown;
  /** The published value that was taken back; undefined if nothing was. */
  readonly withdrawn: unknown;
}

function mergeOne({ base, theirs, yours, withdrawn }: Documents, choice: Choice) {
  const found = threeWay(base, theirs, yours, (conflict) => (choice === 'folder' ? conflict.yours : conflict.theirs));
  const rest = stepsBetween(found.merged, yours);
  const asked = withdrawn === undefined ? [] : rest.filter((step) => isWithdrawn(step, { withdrawn, yours }));
  const again = choice === 'folder' ? asked : [];
  const merged = applyPatch(found.merged, again);
  // An open conflict is asked about once.
  const isOpen = new Set(found.conflicts.map(({ pointer }) => pointer));
  const taken = asked
    .filter(({ path }) => !isOpen.has(path))
    .map(({ path: pointer }) => ({ pointer, base: at(base, pointer), theirs: at(theirs, pointer), yours: at(yours, pointer) }));
  return {
    merged,
    conflicts: choice === null ? [...found.conflicts, ...taken] : [],
    left: rest.filter((step) => !again.includes(step)).map(({ path }) => path),
  };
}

/** Whether the folder still has there what was published until it was withdrawn. */
const isWithdrawn = ({ path }: PatchOperation, { withdrawn, yours }: Pick<Documents, 'withdrawn' | 'yours'>) =>
  isSameJson(at(withdrawn, path), at(yours, path));

/** The value at a pointer; undefined if there is none. */
function at(document: unknown, pointer: string): unknown {
  return stepsOf(pointer).reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Record<string, unknown>)[step]
        : undefined,
    document,
  );
}

export const current = (manifest: unknown): unknown => migrate(manifest).value;
