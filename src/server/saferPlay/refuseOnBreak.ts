import type { FastifyInstance } from 'fastify';
import { configOf } from '../http/routeConfig.ts';
import { rules } from './acts.ts';
import type { SaferPlay } from './index.ts';

/** Refuses calls whose act a break of the caller forbids, with PLAY_BREAK. Register after the hook that resolves the session. */
export function refuseOnBreak(server: FastifyInstance, saferPlay: Pick<SaferPlay, 'assertMay'>) {
  server.addHook('onRequest', (request, _reply, done) => {
    const { act } = configOf(request);
    // Without a caller another server has the session, and asks.
    if (act === undefined || request.caller === null || !rules[act].endsOnBreak) return done();
    saferPlay.assertMay(request.tenant, request.caller.account, act).then(() => done(), done);
  });
}
