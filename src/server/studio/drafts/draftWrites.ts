import { createHash } from 'node:crypto';
import { applySteps, changesBetween, StepRefused } from '../../../manifest/changes/index.ts';
import type { JsonPatch } from '../../../manifest/index.ts';
import { isSameJson, stepsBetween, threeWay } from '../../../manifest/threeWay.ts';
import { Failure } from '../../../wire/failure.ts';
import type { FolderSide } from '../../../wire/studio/folder.ts';
import type { Db } from '../../platform/db/index.ts';
import type { ActingOperator } from '../../platform/events/index.ts';
import { canonicalJson } from '../../tenants/brandFiles/index.ts';
import { checkLimits, checkNesting } from './documentLimits.ts';
import { type DraftRow, draftRows, type StepRow } from './draftStore.ts';
import { checkChosen, mergeFolder } from './folderMerge.ts';
import { currentManifest, type LoadedDraft, loadDraft, systemWriter } from './loadDraft.ts';
import { catchUpOf, type Edit, mergeWrite, type WriteResult } from './mergeWrite.ts';
import type { DriftedFolder, Versions } from './versions.ts';

export interface DraftWritesDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly versions: Versions;
  /** Notifies every editor of the brand, in every process, of a new revision. */
  readonly announce: (merchant: string, revision: number, by: string) => void;
}

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface FolderOrder {
  readonly folder: DriftedFolder;
  /** Of the draft that the choices were made on. */
  readonly revision: number;
  readonly choices: ReadonlyMap<string, FolderSide>;
}

export type Written = { readonly row: DraftRow } & (
  | { readonly kind: 'saved'; readonly catchUp: JsonPatch }
  | Extract<WriteResult, { readonly kind: 'conflict' }>
);

/** Files of a draft, with uploads that its document does not name. */
const maxFiles = 400;
/** Revisions that a version of unknown origin is looked for in. */
const searchedRevisions = 50;

/** Writes of drafts. Versions are read before a transaction begins: the embedded database has one connection. */
export function createDraftWrites({ db, now, versions, announce }: DraftWritesDeps) {
  /** Writes the next revision of a locked draft. */
  async function keep(
    tx: Transaction,
    row: DraftRow,
    document: unknown,
    {
      request,
      by,
      published,
      ...more
    }: {
      readonly request: string;
      readonly by: string;
      readonly published: unknown;
      readonly base?: number;
      readonly files?: DraftRow['files'];
    },
  ): Promise<DraftRow> {
    const at = now();
    const revision = row.revision + 1;
    const changes = published === undefined ? 0 : changesBetween(published, document).length;
    const values = { revision, document, changes, changedBy: by, changedAt: at, ...more };
    const steps = stepsBetween(row.document, document);
    const undo = stepsBetween(document, row.document);
    await draftRows.change(tx, row.merchant, values);
    await draftRows.addStep(tx, { merchant: row.merchant, revision, request, by, at, steps, undo });
    return { ...row, ...values };
  }

  /** The locked draft. One that exists only as its published version is written down first. */
  async function locked(tx: Transaction, { row }: LoadedDraft): Promise<DraftRow> {
    if (row.revision === 0) await draftRows.add(tx, row);
    const found = await draftRows.lock(tx, row.merchant);
    if (found === null || found.base !== row.base) throw new Failure('CONFLICT');
    return found;
  }

  return {
    /**
     * Merges an edit that was made on `revision` into the draft. The same edit of the same person again changes nothing.
     * @throws {Failure} VALIDATION for an edit that does not fit or is too large, CONFLICT for a revision that is unknown or too old
     */
    async write(draft: LoadedDraft, operator: ActingOperator, revision: number, edit: Edit): Promise<Written> {
      if ('document' in edit) checkLimits(edit.document);
      else checkNesting(edit.steps);
      const { merchant } = draft.row;
      const request = createHash('sha256')
        .update(canonicalJson([operator.id, revision, edit]))
        .digest('hex');
      const written = await db.transaction(async (tx): Promise<Written> => {
        const row = await locked(tx, draft);
        if (revision > row.revision) throw new Failure('CONFLICT');
        const since = await draftRows.stepsSince(tx, merchant, revision);
        if (since.length !== row.revision - revision) throw new Failure('CONFLICT');
        // Its answer was lost on the way.
        if (since.some((step) => step.request === request)) {
          return { row, kind: 'saved', catchUp: fitting(() => catchUpOf(row.document, since, edit)) };
        }
        const result = fitting(() => mergeWrite(row.document, since, edit));
        if (result.kind === 'conflict') return { row, ...result };
        const { document, catchUp } = result;
        if (isSameJson(document, row.document)) return { row, kind: 'saved', catchUp };
        checkLimits(document);
        const published = currentManifest(draft.published);
        return { row: await keep(tx, row, document, { request, by: operator.name, published }), kind: 'saved', catchUp };
      });
      if (written.kind === 'saved') announce(merchant, written.row.revision, operator.name);
      return written;
    },

    /**
     * Merges the brand's folder into the draft. What is written is one step, which people may take back.
     * @throws {Failure} CONFLICT if the draft was written since, VALIDATION where a choice is missing, LIMIT_REACHED
     */
    async takeFolder(
      draft: LoadedDraft,
      operator: ActingOperator,
      { folder, revision, choices }: FolderOrder,
    ): Promise<number> {
      const { merchant } = draft.row;
      const written = await db.transaction(async (tx) => {
        const row = await locked(tx, draft);
        if (row.revision !== revision) throw new Failure('CONFLICT');
        const { document, files, conflicts } = mergeFolder(row, folder, choices);
        checkChosen(conflicts, choices);
        checkLimits(document);
        if (Object.keys(files).length > maxFiles) throw new Failure('LIMIT_REACHED');
        if (isSameJson(document, row.document)) {
          await draftRows.change(tx, merchant, { files });
          return row.revision;
        }
        const published = currentManifest(draft.published);
        const request = `folder ${folder.digest}`;
        return (await keep(tx, row, document, { request, by: operator.name, published, files })).revision;
      });
      if (written !== revision) announce(merchant, written, operator.name);
      return written;
    },

    /**
     * Goes back to the published version; of a brand that was never published nothing is left.
     * @throws {Failure} NOT_FOUND if there is nothing to discard
     */
    async discard(merchant: string, operator: ActingOperator): Promise<number> {
      const draft = await loadDraft(db, versions, merchant, now());
      if (draft.row.revision === 0) throw new Failure('NOT_FOUND');
      const published = currentManifest(draft.published);
      const revision = await db.transaction(async (tx) => {
        const row = await locked(tx, draft);
        if (published === undefined) {
          await draftRows.remove(tx, merchant);
          return row.revision;
        }
        if (isSameJson(row.document, published)) return row.revision;
        const request = `discard ${row.revision}`;
        return (await keep(tx, row, published, { request, by: operator.name, published })).revision;
      });
      announce(merchant, revision, operator.name);
      return revision;
    },

    /** Adds a file, which the document may name from now on. @throws {Failure} LIMIT_REACHED */
    async addFile(merchant: string, path: string, digest: string): Promise<void> {
      const draft = await loadDraft(db, versions, merchant, now());
      await db.transaction(async (tx) => {
        const row = await locked(tx, draft);
        const files = { ...row.files, [path]: digest };
        if (Object.keys(files).length > maxFiles) throw new Failure('LIMIT_REACHED');
        await draftRows.change(tx, merchant, { files });
      });
    },

    /**
     * Puts a draft on the newest version. If that was published from one of the last revisions of the draft, only what was written
     * since differs from it; `revision` names that revision where it is known. Otherwise the changes of the draft are merged in, and
     * where both changed a setting the draft keeps its own.
     */
    async rebase(merchant: string, revision: number | null = null): Promise<void> {
      const [before, head] = await Promise.all([draftRows.find(db, merchant), versions.head(merchant)]);
      if (before === null || head === null || head.version === before.base) return;
      const { version } = head;
      const [next, old] = await Promise.all([
        versions.version(merchant, version),
        before.base === null ? null : versions.version(merchant, before.base),
      ]);
      if (next === null) return;
      const manifest = currentManifest(next);
      const rebased = await db.transaction(async (tx) => {
        const row = await draftRows.lock(tx, merchant);
        // Another process was first.
        if (row === null || row.base !== before.base) return null;
        const more = { base: version, files: { ...row.files, ...next.files } };
        const since = await draftRows.stepsSince(tx, merchant, revision ?? Math.max(0, row.revision - searchedRevisions));
        const isOwn = revision !== null || isAmong(row.document, since, manifest, currentManifest(old));
        // A scheduled version that was cancelled is newer than the one that remains: what it had stays in the draft.
        const keepsAll = isOwn || old === null || version < (row.base ?? 0);
        const document = keepsAll ? row.document : threeWay(currentManifest(old), row.document, manifest).merged;
        if (!isSameJson(document, row.document)) {
          return keep(tx, row, document, { request: `version ${version}`, by: systemWriter, published: manifest, ...more });
        }
        const changes = changesBetween(manifest, document).length;
        await draftRows.change(tx, merchant, { ...more, changes });
        return null;
      });
      if (rebased !== null) announce(merchant, rebased.revision, systemWriter);
    },
  };
}

/** Whether the draft had this content at a revision after `base`. `steps` are those of its last revisions, newest first. */
function isAmong(current: unknown, steps: readonly StepRow[], manifest: unknown, base: unknown): boolean {
  let document = current;
  for (const { undo } of steps) {
    if (isSameJson(document, manifest)) return true;
    // Before it there is what other versions came from.
    if (isSameJson(document, base)) return false;
    document = applySteps(document, undo);
  }
  return isSameJson(document, manifest);
}

/** @throws {Failure} VALIDATION with the step that does not fit */
function fitting<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof StepRefused)) throw error;
    throw new Failure('VALIDATION', { value: { rule: 'step', index: error.index, pointer: error.pointer } });
  }
}
