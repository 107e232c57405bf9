import { eq } from 'drizzle-orm';
import { game } from '../../platform/db/tables/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import { StartError } from '../../platform/startError/index.ts';
import { knownCatalogue } from '../../play/vendors/index.ts';
import type { Versions } from '../../studio/drafts/index.ts';
import type { BrandFiles } from '../../tenants/brandFiles/index.ts';
import { openRegistry, type Registry, type RegistryDeps, realMoneyDeps } from '../../tenants/registry/index.ts';
import type { StartNeeds } from './serviceDeps.ts';

interface TenantsNeeds extends StartNeeds, Required<Pick<RegistryDeps, 'db' | 'audit' | 'reportFault'>> {
  readonly brandFiles: BrandFiles;
  readonly demo: Required<Pick<RegistryDeps, 'prepare'>>;
}

/** Opens the registry of brands. @throws {StartError} if the settings name a brand that does not exist */
async function openTenants({ start, brandFiles, demo, ...opened }: TenantsNeeds) {
  const { brands: root, settings, now, report, exported, vendors } = start;
  const { only, publicHost } = settings;
  const tenants = await openRegistry({
    root,
    ...opened,
    files: brandFiles,
    prepare: demo.prepare,
    now,
    addressing: { only, publicHost },
    report,
    // Pages that are only written to files serve no one.
    secondYes: exported === undefined ? settings.secondYes : 'published',
    realMoney: exported === undefined ? realMoneyDeps(settings) : withoutMoney,
    catalogueOf: (merchant) => catalogueOf(vendors, opened.db, merchant),
  });
  brandFiles.keep(tenants.folders);
  if (only === null || tenants.byMerchant(only) !== null) return tenants;
  const known = tenants.all().map(({ brand }) => brand.merchant);
  throw new StartError({
    en: `BRAND is "${only}" and there is no such brand; choose from ${known.join(', ')}.`,
    vi: `BRAND là "${only}" nhưng không có thương hiệu này; hãy chọn trong ${known.join(', ')}.`,
  });
}

/** Of before files were kept, a version has none to start a draft from. */
export const publishedVersions = ({ head, version, hostHolder, trustOf, drift, settleFolder }: Registry): Versions => ({
  head,
  drift,
  settleFolder,
  trustOf,
  hostHolder,
  async version(merchant, number) {
    const stored = await version(merchant, number);
    return stored === null ? null : { manifest: stored.manifest, files: stored.files ?? {} };
  },
});

/** The studios and games that a manifest of the merchant may name. */
export async function catalogueOf(vendors: string, db: RegistryDeps['db'], merchant: string) {
  const rows = await db.select({ id: game.id }).from(game).where(eq(game.merchant, merchant));
  return knownCatalogue(
    vendors,
    rows.map(({ id }) => id),
  );
}

/** Pages that are only written to files move no money, of whatever profile. */
const withoutMoney = { hasPostgres: true, hasDataKey: true, knowsCountries: true } as const;

export const tenantsModule = defineModule({
  needs: ['start', 'brandFiles', 'demo', 'db', 'audit', 'reportFault'],
  gives: { tenants: openTenants },
  close: ({ tenants }) => tenants.close(),
});
