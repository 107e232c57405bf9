import type { BrandTokens } from '../../brand/tokensFromBrand.ts';
import type { Brand } from '../../manifest/index.ts';

/** A merchant's brand as currently served. */
export interface Tenant {
  /** The manifest with every default filled in. */
  readonly brand: Brand;
  /** Theme tokens, derived once per version; the only source of colours. */
  readonly tokens: BrandTokens;
  readonly version: number;
  /** Content hash of the folder. */
  readonly digest: string;
  /** Absolute path of the brand's folder. */
  readonly folder: string;
}

/** All tenants. The tenant of a request is determined by its host only. */
export interface Tenants {
  byHost(host: string): Tenant | null;
  byMerchant(merchant: string): Tenant | null;
  all(): readonly Tenant[];
}
