import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { SystemStatusInfo } from '../../../../wire/permission.ts';
import { answers, isOpen, onlyLanguage } from '../../shape.ts';

export const statusRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.status.path,
    {
      config: isOpen,
      schema: {
        summary: 'Whether the site is under maintenance or closed for the visitor',
        tags: ['system'],
        querystring: onlyLanguage,
        response: answers(SystemStatusInfo),
      },
    },
    async ({ tenant, client }) => ok(server.content.status(tenant, { ip: client.ip, country: client.country })),
  );
};
