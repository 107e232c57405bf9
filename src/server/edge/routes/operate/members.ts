import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../wire/envelope.ts';
import {
  ExclusionOrder,
  MemberDetail,
  MemberList,
  MemberQuery,
  OfMember,
  OfMerchant,
  Reasoned,
} from '../../../../wire/operate.ts';
import { answers, withLanguage } from '../../../platform/http/index.ts';
import { requireOperator } from '../../operations/authorize.ts';

const config = { access: 'operator', role: 'members', host: 'any', whenBlocked: 'answer' } as const;
const tags = ['operate'];

/** Acts on accounts of players. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireOperator(server);
  const shared = { tags, params: OfMember, response: answers(MemberDetail) };

  server.get(
    '/operate/members/:merchant',
    {
      config,
      schema: {
        summary: 'Accounts by name, 50 per page',
        tags,
        params: OfMerchant,
        querystring: withLanguage(MemberQuery),
        response: answers(MemberList),
      },
    },
    async (request) => ok(await server.services.operators.members.list(actingOf(request).tenant, request.query)),
  );
  server.get(
    '/operate/members/:merchant/:username',
    { config, schema: { ...shared, summary: 'An account with its wallets, sessions and break' } },
    async (request) => ok(await server.services.operators.members.show(actingOf(request).tenant, request.params.username)),
  );
  server.post(
    '/operate/members/:merchant/:username/close',
    { config, schema: { ...shared, summary: 'Close an account and end its sessions', body: Reasoned } },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.operators.members.close(tenant, operator, request.params.username, request.body));
    },
  );
  server.post(
    '/operate/members/:merchant/:username/reopen',
    { config, schema: { ...shared, summary: 'Open a closed account again; an exclusion goes on', body: Reasoned } },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.operators.members.reopen(tenant, operator, request.params.username, request.body));
    },
  );
  server.post(
    '/operate/members/:merchant/:username/exclude',
    { config, schema: { ...shared, summary: 'Exclude a player from playing; nothing ends it early', body: ExclusionOrder } },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.operators.members.exclude(tenant, operator, request.params.username, request.body));
    },
  );
};

export default routes;
