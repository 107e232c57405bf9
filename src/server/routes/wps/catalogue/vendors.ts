import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../wire/calls.ts';
import { SortingVendor } from '../../../../wire/catalogue.ts';
import { ok } from '../../../../wire/envelope.ts';
import { guestsMayRead } from '../../../content/guestsMayRead.ts';
import { answers, isOpen, onlyLanguage } from '../../shape.ts';

export const publicVendorsRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.publicVendors.path,
    {
      config: isOpen,
      schema: {
        summary: 'Vendors of every category, in order',
        tags: ['catalogue'],
        querystring: onlyLanguage,
        response: answers(Type.Array(SortingVendor)),
      },
    },
    async ({ tenant }) => {
      guestsMayRead(tenant);
      return ok(await server.content.vendors(tenant));
    },
  );
};
