import { and, eq } from 'drizzle-orm';
import type { BrandFiles } from '../brandFiles/index.ts';
import type { Db } from '../db/index.ts';
import { brandVersion } from '../db/tables/core.ts';
import type { Tenants } from '../registry/tenant.ts';
import type { Versions } from './versions.ts';

/** Versions as the folders of `brands/` give them. */
export function servedVersions(db: Db, tenants: Tenants, brandFiles: Pick<BrandFiles, 'importFolder'>): Versions {
  return {
    async head(merchant) {
      const tenant = tenants.byMerchant(merchant);
      return tenant === null ? null : { version: tenant.version };
    },
    async version(merchant, version) {
      const [row] = await db
        .select()
        .from(brandVersion)
        .where(and(eq(brandVersion.merchant, merchant), eq(brandVersion.version, version)));
      if (row === undefined) return null;
      const { files } = await brandFiles.importFolder(row.folder);
      return { manifest: row.manifest, files };
    },
    hostHolder: (host) => tenants.byHost(host)?.brand.merchant ?? null,
  };
}
