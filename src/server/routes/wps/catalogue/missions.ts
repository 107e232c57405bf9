import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../wire/calls.ts';
import { Mission } from '../../../../wire/catalogue.ts';
import { ok } from '../../../../wire/envelope.ts';
import { guestsMayRead } from '../../../content/guestsMayRead.ts';
import { answers, isOpen, onlyLanguage } from '../../shape.ts';

export const missionsRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.missions.path,
    {
      config: isOpen,
      schema: {
        summary: 'Missions anybody may read of',
        tags: ['catalogue'],
        querystring: onlyLanguage,
        response: answers(Type.Array(Mission)),
      },
    },
    async ({ tenant, language }) => {
      guestsMayRead(tenant);
      return ok(await server.content.missions(tenant, language));
    },
  );
};
