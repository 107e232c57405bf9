import type { BrandTokens } from '../../brand/tokensFromBrand.ts';
import type { Brand } from '../../manifest/index.ts';

/** A brand as it is served right now. */
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

/** Which brands there are. A request takes the merchant from its host and nothing else. */
export interface Tenants {
  byHost(host: string): Tenant | null;
  byMerchant(merchant: string): Tenant | null;
  all(): readonly Tenant[];
}
