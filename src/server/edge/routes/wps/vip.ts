import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { VipProgramme } from '../../../../wire/ranks.ts';
import { answers, isOpenToReaders, onlyLanguage } from '../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.ranks.path,
    {
      config: { ...isOpenToReaders, session: 'ifAny' },
      schema: {
        summary: 'VIP ranks with what they ask for and bring, and where the caller stands',
        tags: ['promotions'],
        querystring: onlyLanguage,
        response: answers(VipProgramme),
      },
    },
    async ({ tenant, caller, language }) =>
      ok(await server.services.ranks.programme(tenant, caller?.account ?? null, language)),
  );
};

export default routes;
