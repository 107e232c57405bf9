import type { ReportFault } from '../../platform/events/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import { createPreviews, type Previews } from '../../site/previews/index.ts';
import { createStudioDrafts, type StudioDrafts } from '../../studio/drafts/index.ts';
import type { BrandFiles } from '../../tenants/brandFiles/index.ts';
import { type Registry, realMoneyDeps } from '../../tenants/registry/index.ts';
import { isDemoAccount, previewAccounts } from '../demo/demoAccounts.ts';
import { catalogueOf, publishedVersions } from './openTenants.ts';
import type { StartNeeds } from './serviceDeps.ts';

type DraftsDeps = Parameters<typeof createStudioDrafts>[0];
type PreviewsDeps = Parameters<typeof createPreviews>[0];

interface DraftsNeeds extends StartNeeds, Pick<DraftsDeps, 'db' | 'now' | 'audit' | 'brandFiles' | 'live'> {
  readonly tenants: Registry;
  readonly reportFault: ReportFault;
}

export const draftsModule = defineModule({
  needs: ['start', 'db', 'now', 'audit', 'brandFiles', 'live', 'tenants', 'reportFault'],
  gives: {
    drafts: ({ start: { settings, vendors }, tenants, reportFault, ...deps }: DraftsNeeds) =>
      createStudioDrafts({
        ...deps,
        versions: publishedVersions(tenants),
        realMoney: realMoneyDeps(settings),
        catalogueOf: (merchant) => catalogueOf(vendors, deps.db, merchant),
        domain: settings.publicHost ?? 'localhost',
        report: (error) => reportFault('database', error),
      }),
  },
  drain: ({ drafts }) => drafts.events.drain(),
});

interface PreviewsNeeds extends Omit<PreviewsDeps, 'isDemoAccount' | 'visitors' | 'files' | 'draftOf'> {
  readonly brandFiles: BrandFiles;
  readonly drafts: Pick<StudioDrafts, 'current'>;
}

type Shown = Record<'tenants', Pick<Registry, 'all'>> & Record<'previews', Previews>;

export const previewsModule = defineModule({
  needs: ['settings', 'db', 'now', 'vault', 'limits', 'accounts', 'sessions', 'audit', 'tenants', 'brandFiles', 'drafts'],
  gives: {
    previews: ({ brandFiles, drafts, ...deps }: PreviewsNeeds) => {
      const draftOf = (merchant: string) => drafts.current(merchant);
      const previews = createPreviews({ ...deps, isDemoAccount, visitors: previewAccounts, files: brandFiles, draftOf });
      brandFiles.keep(() => previews.tenants().map(({ folder }) => folder));
      return previews;
    },
    served:
      ({ tenants, previews }: Shown) =>
      () => [...tenants.all(), ...previews.tenants()],
    // Address of a preview, with `{token}` in it; empty without previews.
    previewOrigin: ({ previews }: Record<'previews', Previews>) => previews.pattern ?? '',
  },
});
