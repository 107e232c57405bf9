import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { isOpen, routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('availablePromotions'),
    config: { ...isOpen, session: 'ifAny' },
    handler: async ({ tenant, caller, language }) => {
      const { content, promotions } = server.services;
      const known = await promotions.available(tenant, caller?.account ?? null);
      const shown = (await content.promotions(tenant, language)).flatMap((each) => {
        const own = known.get(each.id);
        return own === undefined ? [] : [{ ...each, ...own }];
      });
      return ok(shown);
    },
  });
};

export default routes;
