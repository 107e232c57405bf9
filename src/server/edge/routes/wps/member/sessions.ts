import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { EndedSessions, MemberSessions, SessionEnd } from '../../../../../wire/auth.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { SteppedUp } from '../../../../../wire/verification.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const config = { access: 'member', module: moduleCodes.memberCentre } as const;

/** Sessions of the account. Ending one asks for a re-authentication, so that a stolen token cannot lock its owner out. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const shared = { tags: ['member'], querystring: onlyLanguage };

  server.get(
    calls.memberSessions.path,
    { config, schema: { ...shared, summary: 'Open sessions of the account, latest first', response: answers(MemberSessions) } },
    async ({ session }) => ok({ sessions: await server.services.members.sessions.list(session) }),
  );

  server.post(
    calls.endSession.path,
    {
      config: { ...config, act: 'account', stepUp: 'sessions' },
      schema: {
        ...shared,
        summary: 'End one session of the account, after a re-authentication',
        body: SessionEnd,
        response: answers(Type.Null()),
      },
    },
    async ({ session, body, client }) => {
      const { members } = server.services;
      const { merchant, id: accountId } = session.account;
      if (!(await members.sessions.endOne(session.account, body.session))) throw new Failure('NOT_FOUND');
      await members.audit.note({ merchant, kind: 'session.ended', accountId, address: client.ip });
      return ok(null);
    },
  );

  server.post(
    calls.endOtherSessions.path,
    {
      config: { ...config, act: 'account', stepUp: 'sessions' },
      schema: {
        ...shared,
        summary: 'End every other session of the account, after a re-authentication',
        body: SteppedUp,
        response: answers(EndedSessions),
      },
    },
    async ({ session, client }) => {
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
  );
};

export default routes;
