import { createContent } from '../../content/published/index.ts';
import type { FontFiles } from '../../media/fonts/index.ts';
import type { Pictures } from '../../media/pictures/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import type { SharedSecrets, VendorSecrets } from '../../platform/secrets/index.ts';
import type { Vault } from '../../platform/vault/index.ts';
import { openGames } from '../../play/games/index.ts';
import type { Play } from '../../play/seamless/index.ts';
import { openVendors, type VendorRegistry } from '../../play/vendors/index.ts';
import { createSitePages, createThemeHead } from '../../site/page/index.ts';
import { createUpstreamContent, noPageReads, type Upstream } from '../../site/upstream/index.ts';
import type { StartNeeds } from './serviceDeps.ts';

type GamesDeps = Parameters<typeof openGames>[0];
type VendorsDeps = Parameters<typeof openVendors>[0];
type ContentDeps = Parameters<typeof createContent>[0];

type UpstreamGiven = Record<'upstream', Upstream | null>;

interface GamesNeeds extends StartNeeds, UpstreamGiven, Pick<GamesDeps, 'db' | 'now'> {
  readonly secrets: Pick<VendorSecrets, 'derived'>;
  readonly vault: Pick<Vault, 'seedRoot'>;
}

/** The demo vendor in this process; null without it. */
export const gamesModule = defineModule({
  needs: ['start', 'upstream', 'secrets', 'vault', 'db', 'now'],
  gives: {
    games: ({ start, upstream, secrets, vault, ...deps }: GamesNeeds) => {
      const { gamesOrigin: origin, gamePace: pace } = start.settings;
      if (start.games === undefined || origin === null || upstream !== null) return null;
      return openGames({
        ...deps,
        build: start.games,
        origin,
        pace,
        secretOf: secrets.derived('demo'),
        seedKey: vault.seedRoot,
      });
    },
  },
});

type VendorsNeeds = StartNeeds &
  Omit<VendorsDeps, 'file' | 'report' | 'secretFault'> &
  Record<'shared', Pick<SharedSecrets, 'faultOf'>>;

export const vendorsModule = defineModule({
  needs: ['start', 'shared', 'db', 'now', 'secrets', 'games', 'outbound', 'reportFault'],
  gives: {
    vendors: ({ start, shared, ...deps }: VendorsNeeds) =>
      openVendors({
        ...deps,
        file: start.vendors,
        report: start.reportVendors,
        secretFault: (variable) => shared.faultOf('vendor', variable, null),
      }),
  },
  close: ({ vendors }) => vendors.close(),
});

interface ContentNeeds extends StartNeeds, UpstreamGiven, Omit<ContentDeps, 'gameOrigins' | 'winsOf'> {
  readonly vendors: Pick<VendorRegistry, 'all'>;
  readonly play: { readonly record: Pick<Play['record'], 'wins'> };
}

/** Content of pages: of this installation, of its upstream, or of none where pages are only written to files. */
export const contentModule = defineModule({
  needs: ['start', 'upstream', 'vendors', 'play', 'db', 'pictures', 'promotionBook', 'now', 'limits'],
  gives: {
    content: ({ start: { settings, exported }, upstream, vendors, play, ...deps }: ContentNeeds) => {
      const isServedHere = upstream === null && exported === undefined;
      const foreignGames = isServedHere || settings.gamesOrigin === null ? [] : [settings.gamesOrigin];
      const own = createContent({
        ...deps,
        winsOf: (...query) => play.record.wins(...query),
        gameOrigins: () => [...foreignGames, ...vendors.all().flatMap(({ origins }) => origins)],
      });
      const reads = exported === undefined ? upstream?.pages : noPageReads;
      return reads === undefined ? own : createUpstreamContent(own, reads);
    },
  },
});

type PagesDeps = Parameters<typeof createSitePages>[0];

interface PagesNeeds extends StartNeeds, Pick<PagesDeps, 'content' | 'words' | 'originOf'> {
  readonly pictures: Pictures;
  readonly fonts: FontFiles;
}

export const pagesModule = defineModule({
  needs: ['start', 'content', 'words', 'originOf', 'pictures', 'fonts'],
  gives: {
    pages: ({ start, fonts, ...deps }: PagesNeeds) =>
      createSitePages({
        ...start,
        ...deps,
        themeHead: createThemeHead(deps.pictures, fonts),
        hasGeetest: start.settings.verification.geetest !== null,
      }),
  },
});
