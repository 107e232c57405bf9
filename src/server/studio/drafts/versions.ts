import type { ManifestChange } from '../../../manifest/changes/index.ts';
import type { Brand } from '../../../manifest/index.ts';
import type { FileTable } from '../../tenants/brandFiles/index.ts';

export interface BaseVersion {
  readonly manifest: unknown;
  readonly files: FileTable;
}

/** Content of a brand's folder on disk. */
export interface FolderContent extends BaseVersion {
  readonly digest: string;
}

/** A folder that changed while versions were published elsewhere, and what it was when it was last imported or settled. */
export interface DriftedFolder extends FolderContent {
  readonly base: BaseVersion | null;
}

/** Published versions as drafts need them. The registry has it. */
export interface Versions {
  /** The newest published version; null for a brand that was never published. */
  head(merchant: string): Promise<{ readonly version: number } | null>;
  version(merchant: string, version: number): Promise<BaseVersion | null>;
  /** The brand that has this host. */
  hostHolder(host: string): Promise<string | null> | string | null;
  /** Null if the folder has not drifted. */
  drift(merchant: string): Promise<DriftedFolder | null>;
  settleFolder(merchant: string, folder: FolderContent): Promise<void>;
  /** Changes of the brand to the live settings of trust. */
  trustOf(merchant: string, brand: Brand): Promise<readonly ManifestChange[]>;
}
