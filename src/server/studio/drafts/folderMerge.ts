import { placeName, valueName } from '../../../manifest/changes/index.ts';
import { migrate } from '../../../manifest/migrations.ts';
import { stepsOf } from '../../../manifest/problem.ts';
import { type MergeConflict, threeWay } from '../../../manifest/threeWay.ts';
import { Failure } from '../../../wire/failure.ts';
import type { FolderConflict, FolderSide } from '../../../wire/studio/folder.ts';
import type { FileTable } from '../../tenants/brandFiles/index.ts';
import type { DraftRow } from './draftStore.ts';
import { studioText } from './problems.ts';
import type { DriftedFolder } from './versions.ts';

/** Draft and folder brought together. */
export interface FolderMerge {
  readonly document: unknown;
  readonly files: FileTable;
  /** Files that the draft gets. */
  readonly taken: readonly string[];
  readonly conflicts: readonly FolderConflict[];
}

type Content = Pick<DraftRow, 'document' | 'files'>;

/**
 * Merges a folder into a draft, setting by setting, from what the folder was when it was last imported. Where both changed a setting
 * or a file, `choices` names the side by the `id` of the conflict; the studio's stays where none is named.
 */
export function mergeFolder(
  draft: Content,
  folder: DriftedFolder,
  choices: ReadonlyMap<string, FolderSide> = new Map(),
): FolderMerge {
  const base = { manifest: current(folder.base?.manifest ?? {}), files: folder.base?.files ?? {} };
  const yours = current(folder.manifest);
  const chosen = (kind: FolderConflict['kind'], conflict: MergeConflict) =>
    choices.get(idOf(kind, conflict)) === 'folder' ? conflict.yours : conflict.theirs;
  const settings = threeWay(base.manifest, draft.document, yours, (conflict) => chosen('setting', conflict));
  // A draft holds uploads that nothing names, and files of bases: only what the folder changed counts.
  const files = threeWay(base.files, draft.files, { ...draft.files, ...folder.files }, (conflict) => chosen('file', conflict));
  const merged = files.merged as FileTable;
  return {
    document: settings.merged,
    files: merged,
    taken: Object.keys(merged).filter((path) => merged[path] !== draft.files[path]),
    conflicts: [
      ...settings.conflicts.map((conflict) => wireConflict('setting', conflict, draft.document)),
      ...files.conflicts.map((conflict) => wireConflict('file', conflict, draft.document)),
    ],
  };
}

/** @throws {Failure} VALIDATION with the conflicts that no side was chosen for */
export function checkChosen(conflicts: readonly FolderConflict[], choices: ReadonlyMap<string, FolderSide>): void {
  const open = conflicts.filter(({ id }) => !choices.has(id)).map(({ id }) => id);
  if (open.length > 0) throw new Failure('VALIDATION', { value: { rule: 'choose', fields: open } });
}

function wireConflict(kind: FolderConflict['kind'], conflict: MergeConflict, document: unknown): FolderConflict {
  const { pointer, base, theirs, yours } = conflict;
  const isFile = kind === 'file';
  const name = nameIn(pointer);
  const said = (value: unknown) => (value === undefined ? null : studioText(valueName(value)));
  return {
    id: idOf(kind, conflict),
    kind,
    place: isFile ? { en: name, vi: name } : studioText(placeName(placeIn(pointer), document)),
    // Of a file the digest is all that is known, and it says nothing to a person.
    base: isFile ? null : said(base),
    studio: isFile ? null : said(theirs),
    folder: isFile ? null : said(yours),
  };
}

const idOf = (kind: FolderConflict['kind'], { pointer }: MergeConflict) => `${kind}:${pointer}`;

const nameIn = (pointer: string): string => stepsOf(pointer).join('/');

/** Steps of a pointer, with places in lists as numbers. */
const placeIn = (pointer: string) => stepsOf(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const current = (manifest: unknown): unknown => migrate(manifest).value;
