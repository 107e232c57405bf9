import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../../wire/calls.ts';
import { GameCard } from '../../../../../wire/catalogue.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { answers, isOpen, withLanguage } from '../../../../platform/http/index.ts';

/** The host determines the merchant; another `merchantCode` is rejected. */
const query = {
  merchantCode: Type.Optional(Type.String({ maxLength: 32 })),
  isPlatform: Type.Optional(Type.Literal('2')),
  vassalage: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{2,16}$' })),
  platform: Type.Optional(Type.Literal('web')),
  language: Type.Optional(Type.Union([Type.Literal('VI'), Type.Literal('EN')])),
};

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.hotGames.path,
    {
      config: isOpen,
      schema: {
        summary: 'Hot games',
        tags: ['relay'],
        querystring: withLanguage(query),
        response: answers(Type.Array(GameCard)),
      },
    },
    async ({ tenant, language, query }) => {
      if (query.merchantCode !== undefined && query.merchantCode !== tenant.brand.merchant) throw new Failure('MALFORMED');
      return ok(await server.services.content.hotGames(tenant, language, query.vassalage));
    },
  );
};

export default routes;
