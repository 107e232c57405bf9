import type { ManifestChange } from '../../../manifest/changes/index.ts';
import type { Brand } from '../../../manifest/index.ts';
import type { FileTable } from '../../tenants/brandFiles/index.ts';

export interface BaseVersion {
  readonly manifest: unknown;
  readonly files: FileTable;
}

/** Published versions as drafts need them. The registry has it. */
export interface Versions {
  /** The newest published version; null for a brand that was never published. */
  head(merchant: string): Promise<{ readonly version: number } | null>;
  version(merchant: string, version: number): Promise<BaseVersion | null>;
  /** The brand that has this host. */
  hostHolder(host: string): Promise<string | null> | string | null;
  /** Changes of the brand to the live settings of trust. */
  trustOf(merchant: string, brand: Brand): Promise<readonly ManifestChange[]>;
}
