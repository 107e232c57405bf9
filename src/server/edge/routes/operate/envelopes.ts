import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ok } from '../../../../wire/envelope.ts';
import { EnvelopeGift, ListedEnvelope, OfEnvelope } from '../../../../wire/missions.ts';
import { ActResult, OfMember, Reasoned } from '../../../../wire/operate.ts';
import { answers, onlyLanguage } from '../../../platform/http/index.ts';
import { requireOperator } from '../../operations/authorize.ts';

const config = { access: 'operator', role: 'money', host: 'any', whenBlocked: 'answer' } as const;

/** Red envelopes of members. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireOperator(server);
  const shared = { tags: ['operate'], querystring: onlyLanguage };

  server.get(
    '/operate/envelopes/:merchant/of/:username',
    {
      config,
      schema: {
        ...shared,
        summary: 'Red envelopes of a member, newest first',
        params: OfMember,
        response: answers(Type.Array(ListedEnvelope)),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      const owner = await server.services.operators.members.find(tenant, request.params.username);
      return ok(await server.services.missions.operate.envelopes(tenant, operator, owner));
    },
  );
  server.post(
    '/operate/envelopes/:merchant/of/:username/give',
    {
      config,
      schema: {
        ...shared,
        summary: 'Give a member red envelopes; from the threshold of the brand on another operator has to approve',
        params: OfMember,
        body: EnvelopeGift,
        response: answers(ActResult),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.operators.giveEnvelopes(tenant, operator, request.params.username, request.body));
    },
  );
  server.post(
    '/operate/envelopes/:merchant/:envelope/revoke',
    {
      config,
      schema: {
        ...shared,
        summary: 'Take a red envelope back that is not opened',
        params: OfEnvelope,
        body: Reasoned,
        response: answers(ListedEnvelope),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.missions.operate.revoke(tenant, operator, request.params.envelope, request.body));
    },
  );
};

export default routes;
