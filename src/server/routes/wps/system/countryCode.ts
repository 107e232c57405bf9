import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { Country } from '../../../../wire/permission.ts';
import { countries } from '../../../content/countries.ts';
import { answers, isOpen, onlyLanguage } from '../../shape.ts';

export const countryCodeRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.countryCode.path,
    {
      config: isOpen,
      schema: {
        summary: 'Countries with their dialing codes',
        tags: ['system'],
        querystring: onlyLanguage,
        response: answers(Type.Array(Country)),
      },
    },
    async () => ok([...countries]),
  );
};
