import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openServer } from '../../../src/server/edge/server/openServer.ts';
import { readSettings } from '../../../src/server/edge/settings/index.ts';
import { readClientBuild } from '../../../src/server/site/page/clientBuild.ts';
import type { RenderPage } from '../../../src/server/site/page/sitePages.ts';
import { clientAssets, clientManifest, renderModule, vendorsFile } from '../../paths.ts';

export interface SiteOrigins {
  /** Of the calls. */
  readonly api: string;
  /** Of game frames besides those of the manifest and `vendors.json`; null for none. */
  readonly games: string | null;
}

export type OpenSite = Awaited<ReturnType<typeof openSite>>;

/**
 * The server of one brand, which listens at no port and has no members: it draws the pages of the manifest, whose calls go to
 * `api`. Its database is empty and in memory, so that an export runs beside a server.
 */
export async function openSite(brands: string, merchant: string, { api, games }: SiteOrigins) {
  process.env['NODE_ENV'] ??= 'production';
  const { renderPage } = (await import(pathToFileURL(renderModule).href)) as { renderPage: RenderPage };
  const dataDirectory = await mkdtemp(join(tmpdir(), 'livery-export-'));
  // A fixed key: nothing that it could protect is kept.
  const settings = readSettings({ NODE_ENV: 'production', DATA_KEY: Buffer.alloc(32, 1).toString('base64'), DEMO: '0' });
  const opened = await openServer({
    settings: {
      ...settings,
      database: { kind: 'embedded', directory: null },
      dataDirectory,
      only: merchant,
      gamesOrigin: games,
    },
    brands,
    vendors: vendorsFile,
    renderPage,
    client: readClientBuild(clientManifest),
    assets: clientAssets,
    now: () => new Date(),
    report: () => undefined,
    reportVendors: () => undefined,
    log: { level: 'silent' },
    exported: { api },
  });
  const close = async () => {
    await opened.server.close();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  return { ...opened, close };
}
