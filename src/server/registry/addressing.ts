import type { HostClaims } from './hostClaims.ts';
import type { Tenant } from './tenant.ts';

/** Host lookup beyond the hosts that manifests name. */
export interface Addressing {
  /** Serve this merchant on every host. */
  readonly only: string | null;
  /** Serve every brand at `<merchant>.<publicHost>` too. */
  readonly publicHost: string | null;
}

/** Finds the tenant of a host among the hosts that the tenants hold. */
export function hostTable(
  brands: readonly Tenant[],
  { only, publicHost }: Addressing,
  claims: HostClaims,
): (host: string) => Tenant | null {
  if (only !== null) {
    const single = brands.find(({ brand }) => brand.merchant === only) ?? null;
    return () => single;
  }
  const table = new Map<string, Tenant>();
  for (const tenant of brands) {
    if (publicHost !== null) table.set(`${tenant.brand.merchant}.${publicHost}`, tenant);
    for (const host of tenant.brand.hosts) if (claims.get(host) === tenant.brand.merchant) table.set(host, tenant);
  }
  return (host) => table.get(host) ?? null;
}
