import type { FastifyInstance } from 'fastify';
import { articleKinds } from '../../../domain/article.ts';
import { escapeHtml } from '../../platform/http/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createFileCache, sendCompressed } from './compressedBody.ts';
import { screens } from './screens.ts';

const options = { config: { access: 'public', kind: 'file' }, schema: { hide: true } } as const;

/** `robots.txt` and `sitemap.xml`. */
export function serveSiteFiles(server: FastifyInstance, originOf: (tenant: Tenant) => string) {
  const fileOf = createFileCache();

  server.get('/robots.txt', options, async (request, reply) => {
    const { tenant } = request;
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    // The page of another mirror times this file.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendCompressed(request, reply, await fileOf(tenant, 'robots', () => robots(originOf(tenant))));
  });

  server.get('/sitemap.xml', options, async (request, reply) => {
    const { tenant } = request;
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
    const { articles } = server.services.content;
    const addresses = articles.addresses(tenant);
    // Articles are published and taken down without a new version of the brand.
    const name = `sitemap ${addresses.map(({ id }) => id).join(' ')}`;
    const kinds = articles.kinds(tenant);
    const paths = screens.all
      .filter(({ isListed, page }) => isListed && articleKinds.every((kind) => page !== kind || kinds.includes(kind)))
      .map(({ path }) => path);
    const all = [...paths, ...addresses.map(({ kind, id }) => `/${kind}/${id}`)];
    const body = await fileOf(tenant, name, () => sitemap(originOf(tenant), tenant.brand.languages.offered, all));
    return sendCompressed(request, reply, body);
  });
}

const robots = (origin: string) =>
  lines(['User-agent: *', 'Disallow: /wps/', 'Disallow: /lgw/', 'Disallow: /lotto/', `Sitemap: ${origin}/sitemap.xml`]);

function sitemap(origin: string, languages: readonly string[], paths: readonly string[]) {
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
