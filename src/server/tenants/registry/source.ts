import type { FileTable } from '../brandFiles/index.ts';
import type { VersionStore } from './versionStore.ts';
import type { StoredVersion } from './versions.ts';

export interface SourceContent {
  readonly manifest: unknown;
  readonly files: FileTable;
}

export interface SourceVersion extends SourceContent {
  readonly version: number;
  readonly digest: string;
}

/** Versions that a folder of the command line is merged with. */
export interface Source {
  readonly head: SourceVersion | null;
  readonly base: SourceVersion | null;
  /** Content that was published until a roll-back or a cancellation after `base` withdrew it. */
  readonly undone: SourceContent | null;
  /** The newest version that came from this server's own folder. */
  readonly imported: { readonly version: number; readonly isOnly: boolean; readonly folder: string | null } | null;
}

interface SourceDeps {
  readonly store: Pick<VersionStore, 'head' | 'version' | 'imports' | 'lastRollback' | 'history'>;
  readonly folderDigest: (merchant: string) => string | null;
}

/** `from`: the version that the folder came from; null if it does not say. */
export async function sourceOf({ store, folderDigest }: SourceDeps, merchant: string, from: number | null): Promise<Source> {
  const head = await store.head(merchant);
  const stored = async (version: number) => versionOf(await store.version(merchant, version));
  const [newest, base, imports] = await Promise.all([
    head === null ? null : stored(head.version),
    from === null ? null : stored(from),
    store.imports(merchant),
  ]);
  const [imported] = imports;
  return {
    head: newest,
    base,
    undone: base === null ? null : await withdrawn(base),
    imported:
      imported === undefined ? null : { version: imported, isOnly: imports.length === 1, folder: folderDigest(merchant) },
  };

  async function withdrawn(base: SourceVersion): Promise<SourceContent | null> {
    const rollback = await store.lastRollback(merchant, base.version);
    if (rollback !== null) return rollback.base === null ? null : contentOf(await stored(rollback.base));
    const [entry] = await store.history(merchant, base.version + 1, 1);
    return entry?.state === 'cancelled' ? contentOf(base) : null;
  }
}

const contentOf = (version: SourceVersion | null): SourceContent | null =>
  version === null ? null : { manifest: version.manifest, files: version.files };

const versionOf = (stored: StoredVersion | null): SourceVersion | null =>
  stored === null
    ? null
    : { version: stored.version, digest: stored.digest, manifest: stored.manifest, files: stored.files ?? {} };
