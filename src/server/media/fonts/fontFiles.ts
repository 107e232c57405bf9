import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fontNeedsOf } from '../../../brand/foundation/typeTokens.ts';
import { type FontSource, fontSources, fontsOf } from '../../../theme/fontFaces.ts';
import type { FontNeeds } from '../../../theme/fontNeeds.ts';
import { Failure } from '../../../wire/failure.ts';
import { createDiskCache } from '../../platform/caches/index.ts';
import type { ReportFault } from '../../platform/events/index.ts';
import { defineModule, type Setting } from '../../platform/modules/index.ts';
import { render } from '../../platform/rendering/index.ts';
import { folderOf, type Tenant } from '../../tenants/tenant/index.ts';

const { resolve } = createRequire(import.meta.url);
const immutable = 'public, max-age=31536000, immutable';

/** Fonts of pages without a brand. */
export const platformFonts = fontsOf({ text: { family: 'inter' }, display: { family: 'inter' } });

const platformWeights = { wght: [400, 700] } as const;

/** Weight range that pages without a brand use. */
export const platformFontNeeds: FontNeeds = { display: platformWeights, text: platformWeights, numeric: platformWeights };

/** Cache buster: change it whenever the same input would produce another file. */
const cutRecipe = 'cut 1';

export interface FontFiles {
  /** URL of a font file of an npm package. */
  readonly packaged: (source: FontSource) => string;
  /** URL of a package file as the brand uses it, or of a file in the brand's folder. */
  readonly addressOf: (tenant: Tenant, source: FontSource) => string;
  /** Warms the cache with the fonts in use and evicts the others. */
  readonly prepare: () => Promise<void>;
  readonly serve: (server: FastifyInstance) => void;
}

export interface FontFilesDeps {
  /** Cache directory of subset files. */
  readonly directory: string;
  readonly brands: () => readonly Tenant[];
  /** Called when a subset cannot be cached; it is served all the same. */
  readonly report: (error: unknown) => void;
}

/** Serves fonts under content-hashed URLs, cacheable for good. */
export function createFontFiles({ directory, brands, report }: FontFilesDeps): FontFiles {
  const cache = createDiskCache(join(directory, 'fonts'), report);
  const loaded = new Map<string, Promise<Buffer>>();

  const inUse = () => {
    const themes = brands().map(({ brand }) => fontSources(fontsOf(brand.theme.fonts), fontNeedsOf(brand.theme)));
    const sources = [...themes.flat(), ...fontSources(platformFonts, platformFontNeeds)];
    return new Map(sources.filter(isPackaged).map((source) => [nameOf(resolve(source.file), source), source]));
  };

  const load = (name: string, source: FontSource): Promise<Buffer> => {
    const known = loaded.get(name) ?? read(name, source);
    loaded.set(name, known);
    known.catch(() => loaded.delete(name));
    return known;
  };

  const read = async (name: string, { file, axes, subset }: FontSource): Promise<Buffer> => {
    const plain = resolve(file);
    if (axes === null || subset === null) return readFile(plain);
    const kept = await cache.take(name);
    if (kept !== null) return kept;
    const cut = await render('cutFont', await readFile(plain), axes, subset);
    await cache.put(name, cut);
    return cut;
  };

  const packaged = (source: FontSource) => `/fonts/${nameOf(resolve(source.file), source)}`;

  return {
    packaged,

    addressOf: (tenant, source) =>
      isPackaged(source) ? packaged(source) : `/fonts/${tenant.brand.merchant}/${nameOf(fileOf(tenant, source), source)}`,

    async prepare() {
      const used = inUse();
      for (const [name, source] of used) await load(name, source);
      await cache.keepOnly((name) => used.has(name));
    },

    serve(server) {
      const config = { access: 'public', host: 'any', kind: 'file' } as const;
      const send = (reply: FastifyReply, bytes: Buffer) =>
        reply.type('font/woff2').header('cache-control', immutable).send(bytes);
      server.get('/fonts/:name', { config, schema: { hide: true } }, async (request, reply) => {
        const { name } = request.params as { name: string };
        const source = inUse().get(name);
        if (source === undefined) throw new Failure('NOT_FOUND');
        return send(reply, await load(name, source));
      });
      server.get(
        '/fonts/:merchant/:name',
        { config: { ...config, host: 'merchant' }, schema: { hide: true } },
        async (request, reply) => {
          const { merchant, name } = request.params as { merchant: string; name: string };
          const { tenant } = request;
          const files = merchant === tenant.brand.merchant ? ownFiles(tenant) : [];
          const found = files.find((source) => nameOf(fileOf(tenant, source), source) === name);
          if (found === undefined) throw new Failure('NOT_FOUND');
          return send(reply, await readFile(fileOf(tenant, found)));
        },
      );
    },
  };
}

const fileOf = (tenant: Tenant, { file }: FontSource) => join(folderOf(tenant, file), file);

const isPackaged = ({ file }: FontSource) => file.startsWith('@');

const ownFiles = ({ brand: { theme } }: Tenant) =>
  fontSources(fontsOf(theme.fonts), fontNeedsOf(theme)).filter((source) => !isPackaged(source));

const hashes = new Map<string, string>();

function nameOf(file: string, { axes, subset }: FontSource) {
  const content = hashOf(file);
  const recipe = axes === null ? '' : ` ${cutRecipe} ${subset} ${JSON.stringify(axes)}`;
  const hash = recipe === '' ? content : digest(content + recipe);
  return `${basename(file, '.woff2')}.${hash.slice(0, 10)}.woff2`;
}

/** Hashes of package files are cached; a file of a brand may change while the process runs. */
function hashOf(file: string): string {
  const known = hashes.get(file);
  if (known !== undefined) return known;
  const hash = digest(readFileSync(file));
  if (file.includes('/node_modules/')) hashes.set(file, hash);
  return hash;
}

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

interface FontFilesNeeds extends Setting<'dataDirectory', string> {
  readonly served: FontFilesDeps['brands'];
  readonly reportFault: ReportFault;
}

export const fontsModule = defineModule({
  needs: ['settings', 'reportFault', 'served'],
  gives: {
    fonts: ({ settings, served, reportFault }: FontFilesNeeds) =>
      createFontFiles({ directory: settings.dataDirectory, brands: served, report: (error) => reportFault('cache', error) }),
  },
});
