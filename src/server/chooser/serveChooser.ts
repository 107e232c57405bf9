import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostName, isLoopback } from '../hostName.ts';
import { sendPlainPage } from '../page/plainPage.ts';
import type { Registry } from '../registry/brandRegistry.ts';
import type { LiveBrand } from '../registry/liveBrand.ts';
import { chooserPage } from './chooserPage.ts';
import { type LookNeeds, lookOf } from './lookOf.ts';

/** While developing, the machine's own name belongs to no brand and shows them all. */
export function serveChooser(brands: Registry, needs: LookNeeds, originOf: (live: LiveBrand) => string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isLoopback(hostName(request.host))) return null;
    if (request.url.split('?')[0] !== '/') return reply.redirect('/', 302);
    const language = (request.query as { lang?: unknown }).lang === 'en' ? 'en' : 'vi';
    const looks = await Promise.all(brands.all().map((live) => lookOf(needs, live, language, originOf(live))));
    return sendPlainPage(reply, chooserPage(language, looks, brands.problems(), needs.fonts));
  };
}
