import type { FastifyInstance } from 'fastify';
import type { Tenant } from '../registry/tenant.ts';
import { compressBody, sendCompressed } from './compressedBody.ts';
import { escapeHtml } from './escape.ts';
import { screens } from './screens.ts';

const options = { config: { access: 'public', kind: 'file' }, schema: { hide: true } } as const;
/** `robots.txt` and `sitemap.xml`. */
export function serveSiteFiles(server: FastifyInstance, originOf: (tenant: Tenant) => string) {
  server.get('/robots.txt', options, async (request, reply) => {
    const lines = [
      'User-agent: *',
      'Disallow: /wps/',
      'Disallow: /lgw/',
      'Disallow: /lotto/',
      `Sitemap: ${originOf(request.tenant)}/sitemap.xml`,
    ];
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return sendCompressed(request, reply, await compressBody(`${lines.join('\n')}\n`));
  });

  server.get('/sitemap.xml', options, async (request, reply) => {
    const { languages } = request.tenant.brand;
    const paths = screens.all.filter(({ isListed }) => isListed).map(({ path }) => path);
    const entries = paths.map((path) => entry(`${originOf(request.tenant)}${path}`, languages.offered));
    const xml = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...entries,
      '</urlset>',
    ];
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return sendCompressed(request, reply, await compressBody(`${xml.join('\n')}\n`));
  });
}

function entry(address: string, languages: readonly string[]) {
  const alternates = languages.map(
    (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(`${address}?lang=${code}`)}"/>`,
  );
  return `<url><loc>${escapeHtml(address)}</loc>${alternates.join('')}</url>`;
}
