import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { languageOf } from '../../../../../domain/language.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { answers, isOpen, onlyLanguage } from '../../../../platform/http/index.ts';

const body = Type.Object({ language: Type.Union([Type.Literal('VI'), Type.Literal('EN')]) }, { additionalProperties: false });

/** The browser stores the choice for its visitor. Of a member the account keeps it too, for messages. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.put(
    calls.memberLanguage.path,
    {
      config: { ...isOpen, session: 'ifAny' },
      schema: {
        summary: 'Language of the visitor',
        tags: ['member'],
        querystring: onlyLanguage,
        body,
        response: answers(Type.Null()),
      },
    },
    async ({ tenant, caller, body }) => {
      const language = languageOf(body.language);
      if (!tenant.brand.languages.offered.includes(language)) throw new Failure('VALIDATION');
      if (caller !== null) await server.services.members.chooseLanguage(caller.account, language);
      return ok(null);
    },
  );
};

export default routes;
