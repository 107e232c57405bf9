import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandTokens } from '../../../brand/tokensFromBrand.ts';
import type { Brand } from '../../../manifest/index.ts';

/** A merchant's brand as currently served. */
export interface Tenant {
  /** The manifest with every default filled in. */
  readonly brand: Brand;
  /** Theme tokens, derived once per version; the only source of colours. */
  readonly tokens: BrandTokens;
  readonly version: number;
  /** SHA-256 of manifest and files. */
  readonly digest: string;
  /** Absolute path of the brand's folder. */
  readonly folder: string;
  /** Absolute paths of the folders of its bases, nearest first. */
  readonly bases: readonly string[];
  /** Set for what is shown under the address of a preview. */
  readonly preview?: PreviewMark;
}

export interface PreviewMark {
  /** CSP source of the only page that may frame it; null for none. */
  readonly framedBy: string | null;
}

/** The folder that has a file of the brand: its own, or the first of its bases' that has it. */
export const folderOf = ({ folder, bases }: Pick<Tenant, 'folder' | 'bases'>, file: string): string =>
  [folder, ...bases].find((directory) => existsSync(join(directory, file))) ?? folder;

/** The loaded tenants. The tenant of a request is determined by its host only. */
export interface Tenants {
  byHost(host: string): Tenant | null;
  byMerchant(merchant: string): Tenant | null;
  /** Every brand that was ever asked for, or that has a folder: others have neither accounts nor work. */
  all(): readonly Tenant[];
  /** The tenant of a host, loaded if no one has asked for it yet. */
  find(host: string): Tenant | null | Promise<Tenant | null>;
  /** The same by merchant. */
  load(merchant: string): Tenant | null | Promise<Tenant | null>;
}
