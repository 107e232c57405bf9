import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { DerivedBrand, FiveInputs } from '../../../../../wire/studio/brands.ts';
import { studioCalls } from '../../../../../wire/studio/calls.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';
import { requireStudio, studioRoute } from '../../../../studio/studioSessions/index.ts';

/** What the five inputs of a new brand give, while they are typed. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  requireStudio(server);
  server.post(
    studioCalls.deriveBrand[1],
    {
      config: studioRoute('editor', 'work'),
      schema: {
        summary: 'A brand from five inputs, without writing it',
        tags: ['studio'],
        querystring: onlyLanguage,
        body: FiveInputs,
        response: answers(DerivedBrand),
      },
    },
    async ({ body }) => ok(await server.services.drafts.newBrands.derive(body)),
  );
};

export default routes;
