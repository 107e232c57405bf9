import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Problem } from '../../src/manifest/index.ts';
import { type OpenDeps, openServer } from '../../src/server/edge/server/openServer.ts';
import { readSettings, type Settings } from '../../src/server/edge/settings/index.ts';
import type { DatabaseSettings, Db } from '../../src/server/platform/db/index.ts';
import { contentVersion } from '../../src/server/platform/db/tables/content.ts';
import type { BrandProblems } from '../../src/server/tenants/registry/brandRegistry.ts';
import { suiteDatabase } from './databases.ts';
import { noon } from './noon.ts';

export { noon };

/** `DATA_KEY` of a test server. */
export const testKey = Buffer.alloc(32, 5).toString('base64');

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" rx="8" fill="#336699"/></svg>';

/** A minimal manifest as in `brand.json`, with `more` merged into it. */
export const smallBrand = (merchant: string, more: object = {}) => ({
  merchant,
  name: merchant.toUpperCase(),
  hosts: [`${merchant}.test`],
  theme: { seed: '#336699' },
  assets: { logo: 'logo.svg' },
  ...more,
});

/** A manifest that may run with real money. */
export const realBrand = (merchant: string, more: object = {}) => {
  const body = { vi: 'Văn bản của nhà cái.', en: 'The operator’s text.' };
  const topics = Object.fromEntries(['about', 'terms', 'affiliates', 'refund'].map((id) => [id, { body }]));
  return smallBrand(merchant, {
    profile: 'real',
    footer: { licences: [{ issuer: 'Authority', number: 'A-1' }] },
    status: { blockedRegions: ['US'], unknownRegion: 'allow' },
    help: { topics, extra: [{ id: 'guide', title: { vi: 'Hướng dẫn', en: 'Guide' }, body }] },
    ...more,
  });
};

/** Settings that a server needs beside PostgreSQL to serve brands with real money. */
export const realMoneySettings = {
  dataKeys: [{ id: null, key: Buffer.alloc(32, 7) }],
  countryHeader: 'x-country',
  trustProxy: '127.0.0.1',
} as const satisfies Partial<Settings>;

export interface BrandsFolder {
  readonly path: string;
  write(merchant: string, manifest: unknown): void;
  writeText(merchant: string, text: string): void;
  remove(merchant?: string): void;
}

export function createBrandsFolder(...tenants: readonly string[]): BrandsFolder {
  const path = mkdtempSync(join(tmpdir(), 'livery-brands-'));
  const writeText = (merchant: string, text: string) => {
    mkdirSync(join(path, merchant), { recursive: true });
    writeFileSync(join(path, merchant, 'logo.svg'), logo);
    writeFileSync(join(path, merchant, 'brand.json'), text);
  };
  const write = (merchant: string, manifest: unknown) => writeText(merchant, JSON.stringify(manifest, null, 2));
  for (const merchant of tenants) write(merchant, smallBrand(merchant));
  return { path, write, writeText, remove: (merchant = '') => rmSync(join(path, merchant), { recursive: true, force: true }) };
}

/** A temporary copy of the shipped brands, which a test may modify. */
export function copyOfRealBrands(): BrandsFolder {
  const folder = createBrandsFolder();
  cpSync(join(import.meta.dirname, '../../brands'), folder.path, { recursive: true });
  return folder;
}

/** Ends a change of a merchant's content as every writer of content does. Shows after half a second of the test's clock. */
export async function publishContent({ db }: { readonly db: Db }, merchant: string) {
  await db
    .update(contentVersion)
    .set({ version: sql`${contentVersion.version} + 1` })
    .where(eq(contentVersion.merchant, merchant));
}

const shippedVendors = join(import.meta.dirname, '../../vendors.json');

interface TestDeps {
  readonly brands: BrandsFolder;
  /** Defaults to a fresh copy of the template database of the project. */
  readonly database?: DatabaseSettings;
  readonly settings?: Partial<Settings>;
  readonly now?: () => Date;
  /** Entries of `vendors.json`; defaults to the shipped file. */
  readonly vendors?: readonly object[];
  /** Client build of the demo vendor; without it, its pages are not served. */
  readonly games?: OpenDeps['games'];
  readonly studio?: OpenDeps['studio'];
}

/** Opens the complete server with stubs for React rendering and the client build only. */
export async function openTestServer({ brands, database, settings = {}, now = () => noon, vendors, games, studio }: TestDeps) {
  const lines: string[] = [];
  const reported: BrandProblems[] = [];
  const vendorProblems: Problem[][] = [];
  const drawn: string[] = [];
  const dataDirectory = mkdtempSync(join(tmpdir(), 'livery-data-'));
  const vendorsFile = join(dataDirectory, 'vendors.json');
  const writeVendors = (text: string) => writeFileSync(vendorsFile, text);
  writeVendors(vendors === undefined ? readFileSync(shippedVendors, 'utf8') : JSON.stringify({ vendors }, null, 2));
  const opened = await openServer({
    settings: {
      ...readSettings({ NODE_ENV: 'production', DEMO: '1', DATA_KEY: testKey }),
      dataDirectory,
      demoTeam: false,
      // Where doubles of vendors listen.
      privateHosts: ['127.0.0.1'],
      // A folder that a test writes is served as it is.
      secondYes: 'published',
      database: database ?? (await suiteDatabase()),
      ...settings,
    },
    brands: brands.path,
    renderPage: async ({ url, boot }) => {
      drawn.push(url);
      return {
        html: `<h1>${boot.brand.name}</h1><p>${boot.status.maintenance ? 'maintenance' : boot.status.location.ip}</p>`,
        areas: [],
        symbols: '',
      };
    },
    client: {
      preview: '/assets/preview.js',
      worker: { text: 'start()', build: 'site-1' },
      filesFor: () => ({
        entry: '/assets/site.js',
        preloads: ['/assets/home.js'],
        styles: [{ href: '/assets/site.css', text: 'body{margin:0}' }],
      }),
    },
    assets: null,
    vendors: vendorsFile,
    ...(games === undefined ? {} : { games }),
    ...(studio === undefined ? {} : { studio }),
    now,
    report: (problems) => reported.push(problems),
    reportVendors: (problems) => vendorProblems.push([...problems]),
    log: { level: 'info', stream: { write: (line) => lines.push(line) } },
  });
  const get = (host: string, url: string, headers: Readonly<Record<string, string>> = {}) =>
    opened.server.inject({ method: 'GET', url, headers: { host, ...headers } });
  const close = async () => {
    await opened.server.close();
    rmSync(dataDirectory, { recursive: true, force: true });
    brands.remove();
  };
  return { ...opened, lines, reported, vendorProblems, vendorsFile, writeVendors, drawn, get, close };
}
