import type { BrandTokens } from '../../brand/tokensFromBrand.ts';
import type { Brand } from '../../manifest/index.ts';

/** A merchant's brand as currently served. */
export interface Tenant {
  /** The manifest with every default filled in. */
  readonly brand: Brand;
  /** Derived once per version; what needs a colour reads it here. */
  readonly tokens: BrandTokens;
  readonly version: number;
  /** Changes with the manifest or any file beside it. */
  readonly digest: string;
  /** Absolute path of the folder that holds its pictures. */
  readonly folder: string;
}

/** All tenants. The tenant of a request is determined by its host only. */
export interface Tenants {
  byHost(host: string): Tenant | null;
  byMerchant(merchant: string): Tenant | null;
  all(): readonly Tenant[];
}
