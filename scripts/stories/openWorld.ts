import { tokensFromBrand } from '../../src/brand/tokensFromBrand.ts';
import { type Language, languageCode } from '../../src/domain/language.ts';
import { type Screen, screens } from '../../src/domain/routes.ts';
import { openServer } from '../../src/server/openServer.ts';
import type { Tenant } from '../../src/server/registry/tenant.ts';
import { readSettings } from '../../src/server/settings.ts';
import { type RecordedAnswer, type StoryBrand, storyMoment } from '../../src/testing/stories/world.ts';
import { reportProblems } from '../announce.ts';
import { brandsFolder, storyCache, storyWorld } from '../paths.ts';
import { addressesIn, withOneWidth } from './addressesIn.ts';
import { recordedCalls } from './recordedCalls.ts';
import { createWorldFiles } from './worldFiles.ts';

export interface WorldPlaces {
  /** Folder that holds a folder per merchant. */
  readonly brands?: string;
  /** Folder that Storybook serves. */
  readonly world?: string;
}

/** Any key will do, but always the same: the demo vendor draws the numbers of its lotteries from it. */
const drawingKey = Buffer.alloc(32, 'stories').toString('base64');

/**
 * What stories show of brands, written down by the real server: on a database in memory, at a fixed moment, with
 * nothing missing but its renderer. No fixture is made by hand, so stories cannot drift away from the site.
 */
export async function openWorld({ brands = brandsFolder, world = storyWorld }: WorldPlaces = {}) {
  const { server, tenants } = await openServer({
    settings: {
      ...readSettings({ NODE_ENV: 'production', DATA_KEY: drawingKey, GAMES_ORIGIN: 'http://play.localhost' }),
      dataDirectory: storyCache,
      database: { kind: 'embedded', directory: null },
    },
    brands,
    renderPage: async () => ({ html: '' }),
    client: { filesFor: () => ({ entry: '/site.js', preloads: [], styles: [] }) },
    assets: null,
    games: { files: { script: '/games.js', styles: [] }, assets: null },
    now: () => new Date(storyMoment),
    report: reportProblems,
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
    for (const url of recordedCalls) {
      const { statusCode, body } = await ask(tenant, url, language);
      answers[url] = { status: statusCode, body: withOneWidth(JSON.parse(body)) };
    }
    files.write(`${folder}/answers.json`, JSON.stringify(answers));
    return { css, data: [...data, answers] };
  };

  const writeBrand = async (tenant: Tenant): Promise<StoryBrand> => {
    const { merchant, name, languages, theme } = tenant.brand;
    const { digest } = tenant;
    let css = '';
    const data: unknown[] = [];
    for (const language of languages.offered) {
      const written = await writeLanguage(tenant, language);
      css = written.css;
      data.push(...written.data);
    }
    const tokens = Object.fromEntries(theme.modes.map((mode) => [mode, tokensFromBrand(theme, mode)]));
    files.write(`brands/${merchant}/theme.css`, css);
    files.write(`brands/${merchant}/tokens.json`, JSON.stringify(tokens));
    await Promise.all(
      addressesIn(css, data).map(async (address) => {
        // An address holds a hash of its content, so a file that is there is the right one.
        if (files.has(address)) files.keep(address);
        else files.write(address, await fileAt(tenant, address));
      }),
    );
    return { merchant, name, modes: theme.modes, languages: languages.offered, digest };
  };

  const fileAt = async (tenant: Tenant, address: string): Promise<Buffer> => {
    const { statusCode, rawPayload } = await ask(tenant, address, tenant.brand.languages.default);
    if (statusCode !== 200) throw new Error(`${address} of ${tenant.brand.merchant} answered ${statusCode}.`);
    return rawPayload;
  };

  return {
    server,
    tenants,
    /** Writes every brand there is. A change of one brand changes its own folder and its line of `brands.json`. */
    write: async (): Promise<readonly StoryBrand[]> => {
      const written: StoryBrand[] = [];
      for (const tenant of tenants.all()) written.push(await writeBrand(tenant));
      files.write('brands.json', `${JSON.stringify(written, null, 2)}\n`);
      files.finish();
      return written;
    },
    /** Writes some brands anew and leaves the others as they lie. */
    rewrite: async (known: readonly StoryBrand[], changed: readonly string[]): Promise<readonly StoryBrand[]> => {
      const written: StoryBrand[] = [];
      for (const tenant of tenants.all()) {
        const kept = known.find(({ merchant }) => merchant === tenant.brand.merchant && !changed.includes(merchant));
        written.push(kept ?? (await writeBrand(tenant)));
      }
      files.write('brands.json', `${JSON.stringify(written, null, 2)}\n`);
      files.finish(changed.map((merchant) => `brands/${merchant}`));
      return written;
    },
  };
}

/** Writes the world once; with brands that are known already, only those that changed since. */
export async function writeWorld(
  places: WorldPlaces = {},
  since?: { readonly known: readonly StoryBrand[]; readonly changed: readonly string[] },
): Promise<readonly StoryBrand[]> {
  const { server, write, rewrite } = await openWorld(places);
  try {
    return await (since === undefined ? write() : rewrite(since.known, since.changed));
  } finally {
    await server.close();
  }
}

/** One address per screen that brings data of its own. */
const differentScreens: readonly Screen[] = screens.filter(
  ({ page, category }, index) => screens.findIndex((other) => other.page === page && other.category === category) === index,
);

function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The page holds no ${start}.`);
  return text.slice(from + start.length, to);
}
