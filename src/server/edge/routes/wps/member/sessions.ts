import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const config = { access: 'member', module: moduleCodes.memberCentre } as const;

/** Sessions of the account. Ending one asks for a re-authentication, so that a stolen token cannot lock its owner out. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('memberSessions'),
    config,
    handler: async ({ session }) => ok({ sessions: await server.services.members.sessions.list(session) }),
  });

  server.route({
    ...routeOf('endSession'),
    config: { ...config, act: 'account', stepUp: 'sessions' },
    handler: async ({ session, body, client }) => {
      const { members } = server.services;
      const { merchant, id: accountId } = session.account;
      if (!(await members.sessions.endOne(session.account, body.session))) throw new Failure('NOT_FOUND');
      await members.audit.note({ merchant, kind: 'session.ended', accountId, address: client.ip });
      return ok(null);
    },
  });

  server.route({
    ...routeOf('endOtherSessions'),
    config: { ...config, act: 'account', stepUp: 'sessions' },
    handler: async ({ session, client }) => {
      const { members } = server.services;
      const { merchant, id: accountId } = session.account;
      const ended = await members.sessions.endAll(session.account, session.tokenHash);
      await members.audit.note({
        merchant,
        kind: 'session.othersEnded',
        accountId,
        address: client.ip,
        details: { sessions: ended },
      });
      return ok({ ended });
    },
  });
};

export default routes;
