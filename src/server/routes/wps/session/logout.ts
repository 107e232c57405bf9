import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { answers, onlyLanguage } from '../../shape.ts';

export const logoutRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.delete(
    calls.logout.path,
    {
      config: { access: 'member', account: 'any', whenLimited: 'answer' },
      schema: { summary: 'End the session', tags: ['session'], querystring: onlyLanguage, response: answers(Type.Null()) },
    },
    async ({ tenant, session, client }) => {
      const { merchant } = tenant.brand;
      await server.members.sessions.end(merchant, session.tokenHash);
      await server.members.audit.note({ merchant, kind: 'session.ended', accountId: session.account.id, address: client.ip });
      return ok(null);
    },
  );
};
