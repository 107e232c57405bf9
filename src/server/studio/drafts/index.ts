import type { UploadedFile } from '../../../wire/studio/brands.ts';
import type { ActingOperator } from '../../platform/events/index.ts';
import { createDrafts, type DraftsDeps } from './drafts.ts';
import { createDraftEvents, type DraftEventsDeps } from './events.ts';
import { createNewBrands, type NewBrandsDeps } from './newBrands.ts';
import { createUploads, type UploadsDeps } from './uploads/index.ts';

export type { Publishable } from './drafts.ts';
export { openEventStream } from './eventStream.ts';
export { maxUploadBytes } from './uploads/index.ts';
export type { BaseVersion, Versions } from './versions.ts';

interface StudioDraftsDeps
  extends Omit<DraftsDeps, 'announce'>,
    Pick<DraftEventsDeps, 'live' | 'report'>,
    Omit<NewBrandsDeps, 'drafts'>,
    UploadsDeps {
  readonly brandFiles: DraftsDeps['brandFiles'] & UploadsDeps['brandFiles'];
  readonly audit: DraftsDeps['audit'];
}

export type StudioDrafts = ReturnType<typeof createStudioDrafts>;

/** Drafts of brands, with their uploads, new brands and the events of their editors. */
export function createStudioDrafts(deps: StudioDraftsDeps) {
  const events = createDraftEvents(deps);
  const drafts = createDrafts({ ...deps, announce: events.drafted });
  const uploads = createUploads(deps);
  return {
    ...drafts,
    events,
    uploads,
    newBrands: createNewBrands({ ...deps, drafts }),

    /** Takes an upload into the draft. @throws {Failure} as `uploads.take`; NOT_FOUND, LIMIT_REACHED */
    async upload(merchant: string, operator: ActingOperator, bytes: Buffer, name?: string): Promise<UploadedFile> {
      await drafts.current(merchant);
      const file = await uploads.take(merchant, operator, bytes, name);
      await drafts.addFile(merchant, file.path, file.digest);
      return file;
    },

    /** A file of the draft; null for what belongs to others. */
    async fileOf(merchant: string, digest: string) {
      const isOwn = await drafts.hasFile(merchant, digest);
      return isOwn ? deps.brandFiles.get(digest) : null;
    },

    /**
     * Puts the draft on a version that was published and notifies its editors. `revision` is the one it was made from; null if it came
     * from elsewhere.
     */
    async published(merchant: string, version: number, revision: number | null, by: string): Promise<void> {
      await drafts.rebase(merchant, revision);
      events.published(merchant, version, by);
    },
  };
}
