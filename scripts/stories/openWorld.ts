import { type RecordedAnswer, type StoryBrand, storyMoment } from '../../.storybook/kit/world.ts';
import { tokensOfMode } from '../../src/brand/tokensFromBrand.ts';
import { type Language, languageCode } from '../../src/domain/language.ts';
import type { Screen } from '../../src/domain/routes.ts';
import { openServer } from '../../src/server/edge/server/openServer.ts';
import { readSettings } from '../../src/server/edge/settings/index.ts';
import { screens } from '../../src/server/site/page/screens.ts';
import type { Tenant } from '../../src/server/tenants/tenant/index.ts';
import { reportProblems, reportVendorProblems } from '../announce.ts';
import { brandsFolder, storyCache, storyWorld, vendorsFile } from '../paths.ts';
import { addressesIn, withOneWidth } from './addressesIn.ts';
import { recordedCalls } from './recordedCalls.ts';
import { createWorldFiles } from './worldFiles.ts';

export interface WorldPlaces {
  /** Folder with one subfolder per merchant. */
  readonly brands?: string;
  /** Folder that Storybook serves. */
  readonly world?: string;
}

export interface WrittenBrand {
  readonly brand: StoryBrand;
  /** URLs of the images and fonts that its data references. */
  readonly assets: readonly string[];
}

/** A fixed key, so that the demo vendor's lottery results are deterministic. */
const drawingKey = Buffer.alloc(32, 'stories').toString('base64');

/**
 * Records the brand data for stories from the real server, on an in-memory database at a fixed time. No handwritten
 * fixtures, so stories cannot drift from the site.
 */
export async function openWorld({ brands = brandsFolder, world = storyWorld }: WorldPlaces = {}) {
  const { server, tenants } = await openServer({
    settings: {
      ...readSettings({ NODE_ENV: 'production', DATA_KEY: drawingKey, GAMES_ORIGIN: 'http://play.localhost' }),
      dataDirectory: storyCache,
      database: { kind: 'embedded', directory: null },
    },
    brands,
    vendors: vendorsFile,
    renderPage: async () => ({ html: '', areas: [], symbols: '' }),
    client: { preview: '/preview.js', filesFor: () => ({ entry: '/site.js', preloads: [], styles: [] }) },
    assets: null,
    games: { files: { script: '/games.js', styles: [] }, assets: null },
    now: () => new Date(storyMoment),
    report: reportProblems,
    reportVendors: reportVendorProblems,
    log: { level: 'silent' },
  });
  const files = createWorldFiles(world);

  const ask = ({ brand }: Tenant, url: string, language: Language) =>
    server.inject({ method: 'GET', url, headers: { host: brand.hosts[0] ?? '', language: languageCode(language) } });

  const writeLanguage = async (tenant: Tenant, language: Language) => {
    const folder = `brands/${tenant.brand.merchant}/${language}`;
    const data: unknown[] = [];
    let css = '';
    for (const { path } of differentScreens) {
      const { body } = await ask(tenant, `${path}?lang=${language}`, language);
      const boot = withOneWidth(JSON.parse(between(body, '<script type="application/json" id="boot">', '</script>')));
      css = between(body, '<style>', '</style>');
      data.push(boot);
      files.write(`${folder}${path}.json`, JSON.stringify(boot));
    }
    const answers: Record<string, RecordedAnswer> = {};
    const { merchant, hosts } = tenant.brand;
    for (const url of recordedCalls(merchant, hosts[0] ?? '', language)) {
      const { statusCode, body } = await ask(tenant, url, language);
      answers[url] = { status: statusCode, body: withOneWidth(JSON.parse(body)) };
    }
    files.write(`${folder}/answers.json`, JSON.stringify(answers));
    return { css, data: [...data, answers] };
  };

  const writeBrand = async (tenant: Tenant): Promise<WrittenBrand> => {
    const { merchant, name, languages, theme } = tenant.brand;
    let css = '';
    const data: unknown[] = [];
    for (const language of languages.offered) {
      const written = await writeLanguage(tenant, language);
      css = written.css;
      data.push(...written.data);
    }
    const tokens = Object.fromEntries(theme.modes.map((mode) => [mode, tokensOfMode(tenant.tokens, mode)]));
    files.write(`brands/${merchant}/theme.css`, css);
    files.write(`brands/${merchant}/tokens.json`, JSON.stringify(tokens));
    return {
      brand: { merchant, name, modes: theme.modes, languages: languages.offered, digest: tenant.digest },
      assets: addressesIn(css, data),
    };
  };

  const fileAt = async (tenant: Tenant, address: string): Promise<Buffer> => {
    const { statusCode, rawPayload } = await ask(tenant, address, tenant.brand.languages.default);
    if (statusCode !== 200) throw new Error(`${address} of ${tenant.brand.merchant} answered ${statusCode}.`);
    return rawPayload;
  };

  return {
    server,
    tenants,
    /**
     * Writes the data of every brand except `kept`, without images and fonts. Changing one brand only changes its folder
     * and its line in `brands.json`.
     */
    writeData: async (kept: readonly WrittenBrand[] = []): Promise<readonly WrittenBrand[]> => {
      const all: WrittenBrand[] = [];
      const fresh: string[] = [];
      for (const tenant of tenants.all()) {
        const { merchant } = tenant.brand;
        const known = kept.find(({ brand }) => brand.merchant === merchant);
        if (known === undefined) fresh.push(merchant);
        all.push(known ?? (await writeBrand(tenant)));
      }
      files.write(
        'brands.json',
        `${JSON.stringify(
          all.map(({ brand }) => brand),
          null,
          2,
        )}\n`,
      );
      for (const { assets } of all) for (const address of assets) files.keep(address);
      files.finish(kept.length === 0 ? [''] : fresh.map((merchant) => `brands/${merchant}`));
      return all;
    },
    /** Renders missing images and fonts. URLs contain a content hash. */
    writeAssets: async (brands: readonly WrittenBrand[]): Promise<void> => {
      for (const { brand, assets } of brands) {
        const tenant = tenants.all().find((one) => one.brand.merchant === brand.merchant);
        if (tenant === undefined) continue;
        const missing = assets.filter((address) => !files.has(address));
        await Promise.all(missing.map(async (address) => files.write(address, await fileAt(tenant, address))));
      }
    },
  };
}

/** One screen per distinct page and category; articles are no screen of every brand. */
const differentScreens: readonly Screen[] = screens.all.filter(
  ({ page, path, category }, index) =>
    !path.includes(':') && screens.all.findIndex((other) => other.page === page && other.category === category) === index,
);

function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The page holds no ${start}.`);
  return text.slice(from + start.length, to);
}
