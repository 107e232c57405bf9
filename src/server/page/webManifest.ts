import type { FastifyInstance } from 'fastify';
import { firstMode } from '../../brand/themeCss.ts';
import type { Language } from '../../domain/language.ts';
import { vectorAddress } from '../../domain/picture.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { Words } from '../words.ts';
import { createFileCache, sendCompressed } from './compressedBody.ts';
import { iconSizes } from './iconLinks.ts';
import { pageTexts } from './pageTexts.ts';
import { screens } from './screens.ts';

/** Serves the web app manifest of the tenant, in the language of the request. */
export function serveWebManifest(server: FastifyInstance, words: Words) {
  const fileOf = createFileCache();

  server.get(
    '/site.webmanifest',
    { config: { access: 'public', kind: 'file' }, schema: { hide: true } },
    async (request, reply) => {
      const { tenant, language } = request;
      reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'public, max-age=0, must-revalidate');
      return sendCompressed(request, reply, await fileOf(tenant, `manifest ${language}`, () => write(tenant, language)));
    },
  );

  function write(tenant: Tenant, language: Language): string {
    const { brand } = tenant;
    const { surface } = tenant.tokens.palettes[firstMode(brand.theme)];
    const mark = server.services.pictures.markOf(tenant);
    return JSON.stringify({
      id: '/index',
      name: brand.name,
      short_name: brand.name,
      description: pageTexts(tenant, language, screens.of('/index'), words).description ?? undefined,
      lang: language,
      dir: 'ltr',
      start_url: `/index?lang=${language}`,
      scope: '/',
      display: 'standalone',
      background_color: surface.canvas,
      theme_color: surface.header,
      icons: [
        ...iconSizes.map((size) => ({ src: `${mark.base}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
        ...(mark.widths.length === 0 ? [{ src: vectorAddress(mark), sizes: 'any', type: 'image/svg+xml' }] : []),
      ],
    });
  }
}
