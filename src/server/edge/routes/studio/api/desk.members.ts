import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { sendFile } from '../../../../play/records/index.ts';
import { entriesFile } from '../../../../studio/desk/members/index.ts';
import { requireStudio, studioRoute } from '../../../../studio/studioSessions/index.ts';
import type { Tenant } from '../../../../tenants/tenant/index.ts';

const reading = studioRoute(['members', 'money', 'approve']);
const acting = studioRoute('members', 'members');

/** Members of a brand at the operators' desk: what is on record about them, and acts with a reason. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireStudio(server);
  const desk = () => server.services.deskMembers;

  /** @throws Failure NOT_FOUND */
  const tenantOf = async (request: FastifyRequest): Promise<Tenant> => {
    const { merchant = '' } = request.params as { readonly merchant?: string };
    const tenant = await server.services.tenants.load(merchant);
    if (tenant === null) throw new Failure('NOT_FOUND');
    return tenant;
  };
  const queryOf = <Query extends { readonly lang?: unknown }>({ lang: _language, ...query }: Query) => query;

  server.route({
    ...studioRouteOf('deskMembers'),
    config: reading,
    handler: async (request) => ok(await desk().search(await tenantOf(request), queryOf(request.query))),
  });
  server.route({
    ...studioRouteOf('deskMember'),
    config: reading,
    handler: async (request) => ok(await desk().show(await tenantOf(request), request.params.account)),
  });
  server.route({
    ...studioRouteOf('deskMemberPersonal'),
    config: studioRoute(['members', 'money'], 'personalData'),
    handler: async (request) => {
      const { account } = request.params;
      return ok(await desk().reveal(await tenantOf(request), actingOf(request).operator, account, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberEntries'),
    config: reading,
    handler: async (request) => {
      const tenant = await tenantOf(request);
      return ok(await desk().entries.page(tenant, request.language, request.params.account, queryOf(request.query)));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberFile'),
    config: reading,
    handler: async (request, reply) => {
      const { language, params, query } = request;
      const tenant = await tenantOf(request);
      const { username } = await desk().find(tenant, params.account);
      const rows = desk().entries.all(tenant, language, params.account, queryOf(query));
      const name = `ledger-${username.replaceAll(/[^A-Za-z0-9._-]/g, '_')}`;
      return sendFile(reply, name, entriesFile({ tenant, language, words: server.services.words }, rows));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberBets'),
    config: reading,
    handler: async (request) => {
      const tenant = await tenantOf(request);
      const owner = await desk().find(tenant, request.params.account);
      return ok(await server.services.records.bets.page(tenant, request.language, owner, queryOf(request.query)));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberRound'),
    config: reading,
    handler: async (request) => {
      const tenant = await tenantOf(request);
      const owner = await desk().find(tenant, request.params.account);
      return ok(await server.services.records.bets.round(tenant, request.language, owner, queryOf(request.query)));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberRelated'),
    config: reading,
    handler: async (request) => ok(await desk().related(await tenantOf(request), request.params.account)),
  });
  server.route({
    ...studioRouteOf('deskMemberSessions'),
    config: reading,
    handler: async (request) => ok(await desk().records.sessions(await tenantOf(request), request.params.account)),
  });
  server.route({
    ...studioRouteOf('deskMemberMessages'),
    config: reading,
    handler: async (request) =>
      ok(await desk().records.messages(await tenantOf(request), request.params.account, request.query.before)),
  });
  server.route({
    ...studioRouteOf('deskMemberHistory'),
    config: reading,
    handler: async (request) =>
      ok(await desk().records.history(await tenantOf(request), request.params.account, request.query.after)),
  });
  server.route({
    ...studioRouteOf('deskMemberNotes'),
    config: reading,
    handler: async (request) => ok(await desk().records.notes(await tenantOf(request), request.params.account)),
  });
  server.route({
    ...studioRouteOf('deskMemberNote'),
    config: studioRoute(['members', 'money', 'approve'], 'work'),
    handler: async (request) => {
      const { account } = request.params;
      return ok(await desk().records.addNote(await tenantOf(request), actingOf(request).operator, account, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberAct'),
    config: acting,
    handler: async (request) => {
      const { account } = request.params;
      return ok(await desk().act(await tenantOf(request), actingOf(request).operator, account, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberAdjust'),
    config: studioRoute('money', 'money'),
    handler: async (request) => {
      const tenant = await tenantOf(request);
      const { username } = await desk().find(tenant, request.params.account);
      return ok(await server.services.operators.adjust(tenant, actingOf(request).operator, username, request.body));
    },
  });
};

export default routes;
