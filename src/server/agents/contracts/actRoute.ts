import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ContractKind } from '../../../domain/contracts/index.ts';
import { type CallName, calls } from '../../../wire/calls.ts';
import { Contract, type ContractActShape } from '../../../wire/contracts.ts';
import { ok } from '../../../wire/envelope.ts';
import { answers, onlyLanguage } from '../../platform/http/index.ts';

/** The call that offers, answers, terminates or withdraws contracts of a kind. */
export const actRoute =
  (kind: ContractKind, call: CallName, body: ContractActShape): FastifyPluginAsyncTypebox =>
  async (server) => {
    server.post(
      calls[call].path,
      {
        config: { access: 'agent', perMinute: 60, act: 'account' },
        schema: {
          summary: `Offer, answer, terminate or withdraw a contract: ${kind}`,
          tags: ['agent'],
          querystring: onlyLanguage,
          body,
          response: answers(Contract),
        },
      },
      async ({ tenant, session, body: sent }) => ok(await server.services.contracts.act(tenant, session.account, kind, sent)),
    );
  };
