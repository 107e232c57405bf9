import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage } from '../../../domain/language.ts';
import { sendPlainPage } from '../../media/plainPage/index.ts';
import { isLoopbackName } from '../../platform/http/index.ts';
import type { Registry } from '../../tenants/registry/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { chooserPage } from './chooserPage.ts';
import { chooserLanguages } from './chooserWords.ts';
import { type PreviewDeps, previewOf } from './previewOf.ts';

/** Development only: handles requests on a loopback host, which belongs to no brand. Returns null on other hosts. */
export function serveChooser(brands: Registry, deps: PreviewDeps, originOf: (tenant: Tenant) => string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isLoopbackName(request.siteHost)) return null;
    if (request.url.split('?')[0] !== '/') return reply.redirect('/', 302);
    const { lang } = request.query as { lang?: unknown };
    const language = chooserLanguages.find((code) => code === lang) ?? defaultLanguage;
    const looks = await Promise.all(brands.all().map((tenant) => previewOf(deps, tenant, language, originOf(tenant))));
    return sendPlainPage(reply, chooserPage(language, looks, brands.problems(), deps.fonts));
  };
}
