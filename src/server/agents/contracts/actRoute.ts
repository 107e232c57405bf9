import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ContractKind } from '../../../domain/contracts/index.ts';
import { ok } from '../../../wire/envelope.ts';
import { routeOf } from '../../platform/http/index.ts';

/** Call that offers, answers, terminates or withdraws contracts of a kind. */
const acts = {
  dividend: 'dividendContract',
  daily: 'dailyContract',
  hourly: 'hourlyContract',
  realTime: 'realTimeContract',
} as const satisfies Record<ContractKind, string>;

/** The route of the call by which contracts of a kind are offered, answered, terminated or withdrawn. */
export const actRoute =
  (kind: ContractKind): FastifyPluginAsyncTypebox =>
  async (server) => {
    server.route({
      ...routeOf(acts[kind]),
      config: { access: 'agent', perMinute: 60, act: 'account' },
      handler: async ({ tenant, session, body }) =>
        ok(await server.services.contracts.act(tenant, session.account, kind, body)),
    });
  };
