import type { FastifyInstance } from 'fastify';
import type { Account } from '../../identity/ports/index.ts';
import { configOf } from '../../platform/http/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type MemberAct, rules } from './acts.ts';

interface Breaks {
  /** @throws Failure PLAY_BREAK */
  assertMay(tenant: Tenant, owner: Account, act: MemberAct): Promise<unknown>;
}

/** Refuses calls whose act a break of the caller forbids, with PLAY_BREAK. Register after the hook that resolves the session. */
export function refuseOnBreak(server: FastifyInstance, saferPlay: Breaks) {
  server.addHook('onRequest', (request, _reply, done) => {
    const { act } = configOf(request);
    // Without a caller another server has the session, and asks.
    if (act === undefined || request.caller === null || !rules[act].endsOnBreak) return done();
    saferPlay.assertMay(request.tenant, request.caller.account, act).then(() => done(), done);
  });
}
