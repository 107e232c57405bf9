import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { DomainRoute } from '../../../../wire/permission.ts';
import { answers, isOpen, onlyLanguage } from '../../shape.ts';

/** Other addresses of the site. Their speed is measured where it matters, in the browser. */
export const domainRouteRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.domainRoute.path,
    {
      config: isOpen,
      schema: {
        summary: 'Other addresses of the site',
        tags: ['system'],
        querystring: onlyLanguage,
        response: answers(DomainRoute),
      },
    },
    async ({ tenant }) => ok({ domainList: tenant.brand.routers.map((url) => ({ url, speed: null })) }),
  );
};
