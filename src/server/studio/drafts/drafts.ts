import { referencesOf } from '../../../manifest/assets/references.ts';
import { changesBetween, type ManifestChange } from '../../../manifest/changes/index.ts';
import type { JsonPatch } from '../../../manifest/index.ts';
import { touchesTrust } from '../../../manifest/trust.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Change, Changes, Draft, DraftAnswer, Gate } from '../../../wire/studio/brands.ts';
import type { FolderChoices, FolderDrift } from '../../../wire/studio/folder.ts';
import type { PatchStep, StudioProblem } from '../../../wire/studio/shapes.ts';
import type { ActingOperator, Audit } from '../../platform/events/index.ts';
import { type FileTable, partsOf } from '../../tenants/brandFiles/index.ts';
import { checkLimits } from './documentLimits.ts';
import { type DraftRow, draftRows } from './draftStore.ts';
import { createDraftWrites, type DraftWritesDeps } from './draftWrites.ts';
import { mergeFolder } from './folderMerge.ts';
import { gatesOf, mayPublish } from './gates.ts';
import { currentManifest, type LoadedDraft, loadDraft } from './loadDraft.ts';
import { type Edit, writerOf } from './mergeWrite.ts';
import { createReadings, type ReadingDeps, studioText } from './problems.ts';

export interface DraftsDeps extends ReadingDeps, DraftWritesDeps {
  readonly audit: Pick<Audit, 'note'>;
  readonly versions: DraftWritesDeps['versions'];
}

/** The part of a draft that is to be published. */
export interface Publishable {
  readonly document: unknown;
  /** Those that the document names, and those of its bases. */
  readonly files: FileTable;
  readonly base: number | null;
  readonly revision: number;
  readonly problems: readonly StudioProblem[];
  readonly gates: readonly Gate[];
  /** Whether every gate lets it through. */
  readonly mayPublish: boolean;
  /** Names of the people who changed settings of trust in it. */
  readonly writers: readonly string[];
}

export type Drafts = ReturnType<typeof createDrafts>;

/** Drafts of brands: one per brand, written by several people concurrently. */
export function createDrafts(deps: DraftsDeps) {
  const { db, now, audit, versions } = deps;
  const readDraft = createReadings(deps);
  const writes = createDraftWrites(deps);
  const load = async (merchant: string): Promise<LoadedDraft> => {
    // Versions also come from `brands/`, from roll-backs, and from processes that ended before they could say so.
    await writes.rebase(merchant);
    return loadDraft(db, versions, merchant, now());
  };
  const readingOf = ({ row: { merchant, document, files }, published }: LoadedDraft) =>
    readDraft({ merchant, document, files, published: published?.manifest });

  async function show(merchant: string): Promise<Draft> {
    const draft = await load(merchant);
    const { row, published } = draft;
    const { problems } = await readingOf(draft);
    return {
      merchant,
      revision: row.revision,
      base: row.base,
      document: row.document,
      published: currentManifest(published) ?? null,
      files: row.files,
      problems: [...problems],
      changed: row.revision === 0 ? null : { by: row.changedBy, at: row.changedAt.toISOString() },
    };
  }

  /** Last writers of the settings of trust that the draft changes. */
  async function trustWriters({ row, published }: LoadedDraft): Promise<readonly string[]> {
    const steps = await draftRows.stepsSince(db, row.merchant, 0);
    const changes = changesBetween(currentManifest(published) ?? {}, row.document);
    const touching = changes.filter(({ pointer }) => touchesTrust(pointer));
    return [...new Set(touching.flatMap(({ pointer }) => writerOf(pointer, steps)?.by ?? []))];
  }

  return {
    show,
    addFile: (...given: Parameters<typeof writes.addFile>) => writes.addFile(...given),
    readDraft,

    /** @throws {Failure} VALIDATION for an edit that does not fit, CONFLICT for a revision that is unknown or too old */
    async write(merchant: string, operator: ActingOperator, revision: number, edit: Edit): Promise<DraftAnswer> {
      const draft = await load(merchant);
      const written = await writes.write(draft, operator, revision, edit);
      const { problems } = await readingOf({ ...draft, row: written.row });
      const conflicts = written.kind === 'saved' ? [] : written.conflicts;
      return {
        result: written.kind,
        revision: written.row.revision,
        steps: written.kind === 'saved' ? wireSteps(written.catchUp) : [],
        conflicts: conflicts.map(({ pointer, base, theirs, yours, by }) => {
          return { pointer, base: base ?? null, theirs: theirs ?? null, yours: yours ?? null, by };
        }),
        problems: [...problems],
      };
    },

    async changes(merchant: string): Promise<Changes> {
      const draft = await load(merchant);
      const { row, published } = draft;
      const [reading, steps] = await Promise.all([readingOf(draft), draftRows.stepsSince(db, merchant, 0)]);
      const { brand } = reading;
      const trust = brand === null ? [] : await versions.trustOf(merchant, brand);
      const found = published === null ? [] : changesBetween(currentManifest(published), row.document);
      const changes = found.map((change): Change => {
        const writer = writerOf(change.pointer, steps);
        return wireChange(change, writer === null ? null : { by: writer.by, at: writer.at.toISOString() });
      });
      const gates = gatesOf(reading, published?.manifest);
      return { base: row.base, revision: row.revision, changes, gates, trust: trust.map((each) => wireChange(each, null)) };
    },

    /** Null if the folder on disk and the versions of the brand agree. */
    async folderDrift(merchant: string): Promise<FolderDrift | null> {
      const [{ row }, folder] = await Promise.all([load(merchant), versions.drift(merchant)]);
      if (folder === null) return null;
      const { document, taken, conflicts } = mergeFolder(row, folder);
      return {
        digest: folder.digest,
        revision: row.revision,
        changes: changesBetween(row.document, document).map(({ pointer, place, sentence }) => {
          return { pointer, place: studioText(place), sentence: studioText(sentence) };
        }),
        files: [...taken],
        conflicts: [...conflicts],
      };
    },

    /**
     * Merges the folder on disk into the draft; from then on only a later state of the folder counts as changed. Should the process
     * end between the two, the folder is shown again, with nothing left to take.
     * @throws {Failure} CONFLICT if the folder or the draft moved on, VALIDATION where a choice is missing
     */
    async takeFolder(merchant: string, operator: ActingOperator, order: FolderChoices): Promise<{ readonly revision: number }> {
      const draft = await load(merchant);
      const folder = await versions.drift(merchant);
      if (folder?.digest !== order.digest) throw new Failure('CONFLICT');
      const choices = new Map(Object.entries(order.choices));
      const revision = await writes.takeFolder(draft, operator, { folder, revision: order.revision, choices });
      await versions.settleFolder(merchant, folder);
      await audit.note({ merchant, kind: 'draft.folderTaken', details: { operator: operator.id, revision } });
      return { revision };
    },

    /** @throws {Failure} NOT_FOUND if there is nothing to discard */
    async discard(merchant: string, operator: ActingOperator): Promise<{ readonly revision: number }> {
      const revision = await writes.discard(merchant, operator);
      await audit.note({ merchant, kind: 'draft.discarded', details: { operator: operator.id, revision } });
      return { revision };
    },

    /** Starts a brand that was never published. @throws {Failure} CONFLICT if the code is taken */
    async create(merchant: string, operator: ActingOperator, document: unknown, files: FileTable): Promise<Draft> {
      checkLimits(document);
      const at = now();
      const by = operator.name;
      const row: DraftRow = {
        merchant,
        revision: 1,
        base: null,
        document,
        files,
        changes: 0,
        createdBy: by,
        createdAt: at,
        changedBy: by,
        changedAt: at,
      };
      const isTaken = (await versions.head(merchant)) !== null;
      if (isTaken || !(await draftRows.add(db, row))) throw new Failure('CONFLICT', { value: { field: 'merchant' } });
      await audit.note({ merchant, kind: 'draft.created', details: { operator: operator.id } });
      return show(merchant);
    },

    /** Whether no brand has the code, and no other one the host. */
    async isFree(merchant: string, host: string) {
      const [head, row, holder, drafted] = await Promise.all([
        versions.head(merchant),
        draftRows.find(db, merchant),
        versions.hostHolder(host),
        draftRows.holderOf(db, host),
      ]);
      const isOthers = (other: string | null) => other !== null && other !== merchant;
      return { merchant: head === null && row === null, host: !isOthers(holder) && !isOthers(drafted) };
    },

    /**
     * The draft as it is to be published.
     * @throws {Failure} CONFLICT if the revision moved on, NOT_FOUND if there is no draft
     */
    async forPublish(merchant: string, revision: number): Promise<Publishable> {
      const draft = await load(merchant);
      const { document, base, revision: newest } = draft.row;
      if (newest !== revision) throw new Failure('CONFLICT', { value: { revision: newest } });
      const reading = await readingOf(draft);
      const gates = gatesOf(reading, draft.published?.manifest);
      const { problems } = reading;
      const files = namedFiles(draft.row);
      const writers = await trustWriters(draft);
      return { document, files, base, revision, problems, gates, mayPublish: mayPublish(gates), writers };
    },

    /** After publishing: see `draftWrites.ts`. */
    rebase: (...given: Parameters<typeof writes.rebase>) => writes.rebase(...given),

    /** Revision, number of changes and last writer, of the brands that have a draft with changes or were never published. */
    async summaries(merchants: readonly string[]) {
      const rows = await draftRows.summaries(db, merchants);
      return rows.filter(({ base, changes }) => base === null || changes > 0);
    },

    /** Brands that were never published, with their documents. */
    unpublished: () => draftRows.unpublished(db),

    /** Whether the draft has a file; those of the version it started from are among them. */
    async hasFile(merchant: string, digest: string): Promise<boolean> {
      const { row } = await load(merchant);
      return Object.values(row.files).includes(digest);
    },

    /** The document and the files it names, as they are now. */
    async current(merchant: string) {
      const { row } = await load(merchant);
      return { revision: row.revision, document: row.document, files: namedFiles(row) };
    },
  };
}

/**
 * Files that a draft names. Those that a manifest takes from its base are known to the reader alone, so with a base all its files are
 * kept.
 */
function namedFiles({ document, files }: Pick<DraftRow, 'document' | 'files'>): FileTable {
  const extendsBase = typeof document === 'object' && document !== null && 'extends' in document;
  if (extendsBase) return files;
  const names = new Set(referencesOf(document).map(({ name }) => name));
  return Object.fromEntries(Object.entries(files).filter(([path]) => partsOf(path).base === null && names.has(path)));
}

const wireSteps = (steps: JsonPatch): PatchStep[] => [...steps];

const wireChange = (
  { place, sentence, before, after, undo, ...change }: ManifestChange,
  changed: Change['changed'],
): Change => ({
  ...change,
  place: studioText(place),
  sentence: studioText(sentence),
  before: before ?? null,
  after: after ?? null,
  changed,
  undo: wireSteps(undo),
});
