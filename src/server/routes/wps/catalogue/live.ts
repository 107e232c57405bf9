import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../wire/calls.ts';
import { LiveTable } from '../../../../wire/catalogue.ts';
import { ok } from '../../../../wire/envelope.ts';
import { guestsMayRead } from '../../../content/guestsMayRead.ts';
import { answers, isOpen, onlyLanguage } from '../../shape.ts';

export const liveTablesRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.liveTables.path,
    {
      config: isOpen,
      schema: {
        summary: 'Live tables with their limits',
        tags: ['catalogue'],
        querystring: onlyLanguage,
        response: answers(Type.Array(LiveTable)),
      },
    },
    async ({ tenant, language }) => {
      guestsMayRead(tenant);
      return ok(await server.content.liveTables(tenant, language));
    },
  );
};
