import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { languageOf } from '../../../../domain/language.ts';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { Failure } from '../../../../wire/failure.ts';
import { answers, isOpen, onlyLanguage } from '../../../http/schemas.ts';

const body = Type.Object({ language: Type.Union([Type.Literal('VI'), Type.Literal('EN')]) }, { additionalProperties: false });

/** Only validates the choice against the languages of the brand; the browser stores it. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.put(
    calls.memberLanguage.path,
    {
      config: isOpen,
      schema: {
        summary: 'Language of the visitor',
        tags: ['member'],
        querystring: onlyLanguage,
        body,
        response: answers(Type.Null()),
      },
    },
    async ({ tenant, body: { language } }) => {
      if (!tenant.brand.languages.offered.includes(languageOf(language))) throw new Failure('VALIDATION');
      return ok(null);
    },
  );
};

export default routes;
