import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { articleTabs, earlierEntries } from '../../../domain/earlierEntries.ts';
import type { Language } from '../../../domain/language.ts';
import { failureStatus } from '../../../wire/failure.ts';
import { opensWindows } from '../../media/plainPage/index.ts';
import { isCallPath } from '../../platform/http/index.ts';
import type { Words } from '../../platform/words/index.ts';
import { accessRefusalOf } from '../../tenants/permission/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { sendCompressed } from './compressedBody.ts';
import { screens } from './screens.ts';
import { serveOffline } from './serveOffline.ts';
import { serveSiteFiles } from './siteFiles.ts';
import { isFound, type SitePage, type SitePages } from './sitePages.ts';
import { serveWebManifest } from './webManifest.ts';

const config = { access: 'public', kind: 'page' } as const;
const fileLike = /\.[a-z0-9]{2,12}$/i;
const vendorCode = /^[A-Z0-9]{2,16}$/;

export interface SiteDeps {
  readonly pages: SitePages;
  readonly words: Words;
  readonly originOf: (tenant: Tenant) => string;
}

/** Serves the pages of the tenant, with its robots.txt, sitemap, web manifest and service worker. */
export function serveSite(server: FastifyInstance, { pages, words, originOf }: SiteDeps) {
  serveSiteFiles(server, originOf);
  serveWebManifest(server, words);
  serveOffline(server, pages.offline);

  server.get('/', { config, schema: { hide: true } }, async (request, reply) =>
    reply.header('cache-control', 'no-store').redirect(`/index${queryOf(request)}`, 302),
  );

  server.get('/*', { config, schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const screen = screens.of(path);
    if (isCallPath(path) || (fileLike.test(path) && screen === screens.notFound)) return reply.callNotFound();
    const earlier = screen === screens.notFound ? earlierEntries[path.slice(1)] : undefined;
    if (earlier !== undefined) {
      const query = earlier.includes('?') ? queryOf(request).replace('?', '&') : queryOf(request);
      return reply.header('cache-control', 'no-store').redirect(`${earlier}${query}`, 302);
    }
    const { tenant, language } = request;
    const tab = articleTabs(path, request.query as { tab?: unknown });
    if (tab !== null) return reply.header('cache-control', 'no-store').redirect(tab, 302);
    const readsCookie = dependsOnCookie(request);
    if (readsCookie) reply.header('vary', 'cookie');
    const chosen = chosenLanguage(request);
    if (chosen !== null) {
      const address = `${request.url}${request.url.includes('?') ? '&' : '?'}lang=${chosen}`;
      return reply.header('cache-control', 'no-store').redirect(address, 302);
    }
    const refusal = screen.staysOpen ? null : accessRefusalOf(tenant, request, server.services.now);
    if (refusal !== null) {
      const until = tenant.brand.status.maintenance?.until;
      if (refusal === 'MAINTENANCE' && until !== undefined) reply.header('retry-after', new Date(until).toUTCString());
      reply.code(failureStatus[refusal]).header('cache-control', 'no-store');
      return send(request, reply, await pages.refuse(tenant, language, request.client));
    }
    const requested = (request.query as { page?: unknown }).page;
    const vendor = screen.page === 'category' && typeof requested === 'string' && vendorCode.test(requested) ? requested : null;
    const article = screen.page === 'article' ? server.services.content.articles.find(tenant, path) : null;
    const page = await pages.open({ tenant, language, screen, vendor, article });
    reply
      .code(isFound({ screen, article }) ? 200 : 404)
      .header('cache-control', `${readsCookie ? 'private' : 'public'}, max-age=0, must-revalidate`);
    return send(request, reply, page);
  });
}

/** With its question mark; empty without one. */
function queryOf({ url }: FastifyRequest): string {
  const query = url.slice(url.split('?')[0]?.length);
  return query === '?' ? '' : query;
}

function send(request: FastifyRequest, reply: FastifyReply, { packed, policy }: SitePage) {
  reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
  if (opensWindows(request.tenant)) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
  return sendCompressed(request, reply, packed);
}

/** Whether the cookie of the language can change the answer: the address names none, and the brand offers another than its default. */
const dependsOnCookie = ({ tenant: { brand }, query }: FastifyRequest): boolean =>
  (query as { lang?: unknown }).lang === undefined &&
  brand.languages.offered.some((language) => language !== brand.languages.default);

/** The language of the visitor's cookie for an address that names none; null if that is the one the page comes in anyway. */
function chosenLanguage({ tenant: { brand }, headers, query }: FastifyRequest): Language | null {
  if (headers.cookie === undefined || (query as { lang?: unknown }).lang !== undefined) return null;
  const [, code] = /(?:^|;\s*)lang=([a-z-]{2,10})(?:;|$)/.exec(headers.cookie) ?? [];
  const { offered, default: usual } = brand.languages;
  return offered.find((language) => language === code && language !== usual) ?? null;
}
