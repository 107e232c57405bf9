import type { FastifyInstance } from 'fastify';
import type { Tenant } from '../registry/tenant.ts';
import { createFileCache, sendCompressed } from './compressedBody.ts';
import { escapeHtml } from './escape.ts';
import { screens } from './screens.ts';

const options = { config: { access: 'public', kind: 'file' }, schema: { hide: true } } as const;

/** `robots.txt` and `sitemap.xml`. */
export function serveSiteFiles(server: FastifyInstance, originOf: (tenant: Tenant) => string) {
  const fileOf = createFileCache();

  server.get('/robots.txt', options, async (request, reply) => {
    const { tenant } = request;
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return sendCompressed(request, reply, await fileOf(tenant, 'robots', () => robots(originOf(tenant))));
  });

  server.get('/sitemap.xml', options, async (request, reply) => {
    const { tenant } = request;
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
    const body = await fileOf(tenant, 'sitemap', () => sitemap(originOf(tenant), tenant.brand.languages.offered));
    return sendCompressed(request, reply, body);
  });
}

const robots = (origin: string) =>
  lines(['User-agent: *', 'Disallow: /wps/', 'Disallow: /lgw/', 'Disallow: /lotto/', `Sitemap: ${origin}/sitemap.xml`]);

function sitemap(origin: string, languages: readonly string[]) {
  const paths = screens.all.filter(({ isListed }) => isListed).map(({ path }) => path);
  return lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.map((path) => entry(`${origin}${path}`, languages)),
    '</urlset>',
  ]);
}

const lines = (all: readonly string[]) => `${all.join('\n')}\n`;

function entry(address: string, languages: readonly string[]) {
  const alternates = languages.map(
    (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(`${address}?lang=${code}`)}"/>`,
  );
  return `<url><loc>${escapeHtml(address)}</loc>${alternates.join('')}</url>`;
}
