import type { FastifyInstance } from 'fastify';
import { firstMode } from '../../../brand/themeCss.ts';
import type { Language } from '../../../domain/language.ts';
import { isModuleOn } from '../../../domain/module.ts';
import type { Pictures } from '../../media/pictures/index.ts';
import type { Words } from '../../platform/words/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createFileCache, sendCompressed } from './compressedBody.ts';
import { pageTexts, wordOf } from './pageTexts.ts';
import { screens } from './screens.ts';

/** Pixel sizes of web manifest icons. */
const iconSizes = [192, 512] as const;

/** Letters below an icon that no home screen cuts. */
const shortNameLength = 12;

/** Serves the web app manifest of the tenant, in the language of the request. */
export function serveWebManifest(server: FastifyInstance, words: Words) {
  const fileOf = createFileCache();

  server.get(
    '/site.webmanifest',
    { config: { access: 'public', kind: 'file' }, schema: { hide: true } },
    async (request, reply) => {
      const { tenant, language } = request;
      const { pictures } = server.services;
      reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'public, max-age=0, must-revalidate');
      const write = () => JSON.stringify(webManifest(tenant, language, pictures, words));
      return sendCompressed(request, reply, await fileOf(tenant, `manifest ${language}`, write));
    },
  );
}

function webManifest(tenant: Tenant, language: Language, pictures: Pictures, words: Words) {
  const { brand } = tenant;
  const { surface } = tenant.tokens.palettes[firstMode(brand.theme)];
  const { base } = pictures.iconOf(tenant);
  const { description } = pageTexts(tenant, language, screens.of('/index'), words);
  return {
    id: '/index',
    name: brand.name,
    short_name: shortName(brand.name),
    description: description ?? undefined,
    lang: language,
    dir: 'ltr',
    start_url: `/index?lang=${language}`,
    scope: '/',
    display: 'standalone',
    background_color: surface.canvas,
    theme_color: surface.header,
    categories: ['games', 'entertainment'],
    // The same drawing: its ground is full and the mark is within what systems leave.
    icons: (['any', 'maskable'] as const).flatMap((purpose) =>
      iconSizes.map((size) => ({ src: `${base}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    ),
    screenshots: screenshots(tenant, pictures),
    shortcuts: shortcuts(tenant, language, words),
  };
}

/** The brand's share picture, which systems show beside the question whether to install. */
function screenshots(tenant: Tenant, pictures: Pictures) {
  const { share } = tenant.brand.assets;
  const picture = share === undefined ? null : pictures.ofBrand(tenant, share, 'share');
  if (picture === null) return [];
  const [width = 0] = picture.widths;
  const sizes = `${width}x${Math.round((width * picture.height) / picture.width)}`;
  return (['wide', 'narrow'] as const).map((form_factor) => ({
    src: `${picture.base}-${width}.jpg`,
    sizes,
    type: 'image/jpeg',
    form_factor,
    label: tenant.brand.name,
  }));
}

/** Places that a long press on the icon opens. */
function shortcuts(tenant: Tenant, language: Language, words: Words) {
  const { brand } = tenant;
  const places = [
    ...(isModuleOn(brand, 'MEMBERCENTER') ? [['/index?member=messageV2', 'member.page.messageV2'] as const] : []),
    ['/fav', 'in_my_collection'] as const,
    ['/help', 'page.title.help'] as const,
  ];
  return places.flatMap(([address, key]) => {
    const name = wordOf(brand, language, key, words);
    const url = `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
    return name === null ? [] : [{ name, url }];
  });
}

/** The whole name, or as many of its words as fit below an icon. */
export function shortName(name: string): string {
  if (name.length <= shortNameLength) return name;
  const whole = name.slice(0, shortNameLength + 1).replace(/\s+\S*$/, '');
  return whole.length <= shortNameLength ? whole : name.slice(0, shortNameLength);
}
