import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fontFamilies } from '../../theme/fonts.ts';
import { Failure } from '../../wire/failure.ts';
import type { LiveBrand } from '../registry/liveBrand.ts';

const { resolve } = createRequire(import.meta.url);
const year = 'public, max-age=31536000, immutable';

export interface FontFiles {
  /** Address of a file that comes with the product. */
  readonly packaged: (file: string) => string;
  /** Address of a package file, or of a file in the brand's folder. */
  readonly addressOf: (live: LiveBrand, file: string) => string;
  readonly serve: (server: FastifyInstance) => void;
}

/** Fonts under addresses that hold a hash of their content, so a browser keeps them for good. */
export function createFontFiles(): FontFiles {
  const packaged = new Map(
    Object.values(fontFamilies).flatMap(({ files }) => files.map(({ path }) => [path, describe(resolve(path))] as const)),
  );
  const byName = new Map([...packaged.values()].map((font) => [font.name, font.file]));

  return {
    packaged: (file) => `/fonts/${packaged.get(file)?.name ?? ''}`,

    addressOf(live, file) {
      const known = packaged.get(file);
      return known === undefined
        ? `/fonts/${live.brand.merchant}/${describe(join(live.folder, file)).name}`
        : `/fonts/${known.name}`;
    },

    serve(server) {
      const config = { access: 'public', host: 'any', kind: 'file' } as const;
      const send = (file: string | undefined) => {
        if (file === undefined) throw new Failure('NOT_FOUND');
        return readFileSync(file);
      };
      server.get('/fonts/:name', { config, schema: { hide: true } }, async (request, reply) => {
        const { name } = request.params as { name: string };
        return reply
          .type('font/woff2')
          .header('cache-control', year)
          .send(send(byName.get(name)));
      });
      server.get(
        '/fonts/:merchant/:name',
        { config: { ...config, host: 'merchant' }, schema: { hide: true } },
        async (request, reply) => {
          const { merchant, name } = request.params as { merchant: string; name: string };
          const own = merchant === request.live.brand.merchant ? ownFiles(request.live) : [];
          const found = own.map((file) => describe(join(request.live.folder, file))).find((font) => font.name === name);
          return reply.type('font/woff2').header('cache-control', year).send(send(found?.file));
        },
      );
    },
  };
}

const ownFiles = ({ brand }: LiveBrand) =>
  Object.values(brand.theme.fonts ?? {}).flatMap((choice) => (choice.file === undefined ? [] : [choice.file]));

function describe(file: string) {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 10);
  return { file, name: `${basename(file, '.woff2')}.${hash}.woff2` };
}
