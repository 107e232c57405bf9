import { migrate } from '../../../manifest/migrations.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Db } from '../../platform/db/index.ts';
import { type DraftRow, draftRows } from './draftStore.ts';
import type { BaseVersion, Versions } from './versions.ts';

/** Writes what the registry changes in a draft. */
export const systemWriter = 'registry';

export interface LoadedDraft {
  readonly row: DraftRow;
  /** The version it started from; null for a brand that was never published. */
  readonly published: BaseVersion | null;
}

/**
 * The draft of a brand; for a brand without one its published version, as a draft of revision 0 that is in no table yet.
 * @throws {Failure} NOT_FOUND if there is no such brand
 */
export async function loadDraft(db: Db, versions: Versions, merchant: string, at: Date): Promise<LoadedDraft> {
  const row = await draftRows.find(db, merchant);
  if (row !== null) return { row, published: row.base === null ? null : await versions.version(merchant, row.base) };
  const head = await versions.head(merchant);
  const published = head === null ? null : await versions.version(merchant, head.version);
  if (head === null || published === null) throw new Failure('NOT_FOUND');
  const fresh = {
    merchant,
    revision: 0,
    base: head.version,
    document: currentManifest(published),
    files: published.files,
    changes: 0,
    createdBy: systemWriter,
    createdAt: at,
    changedBy: systemWriter,
    changedAt: at,
  };
  return { row: fresh, published };
}

/** A draft is in the current version of the schema, which is what the form knows. Undefined without a version. */
export const currentManifest = (published: BaseVersion | null): unknown =>
  published === null ? undefined : migrate(published.manifest).value;
