import type { LiveBrand } from './liveBrand.ts';

/** How hosts find brands beside the hosts that manifests name. */
export interface Addressing {
  /** Serve this merchant on every host. */
  readonly only: string | null;
  /** Every brand answers at `<merchant>.<publicHost>` too. */
  readonly publicHost: string | null;
}

export function hostTable(brands: readonly LiveBrand[], { only, publicHost }: Addressing): (host: string) => LiveBrand | null {
  if (only !== null) {
    const single = brands.find(({ brand }) => brand.merchant === only) ?? null;
    return () => single;
  }
  const table = new Map<string, LiveBrand>();
  for (const live of brands) {
    if (publicHost !== null) table.set(`${live.brand.merchant}.${publicHost}`, live);
    for (const host of live.brand.hosts) table.set(host, live);
  }
  return (host) => table.get(host) ?? null;
}
