import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { sendFile } from '../../../../play/records/index.ts';
import { entriesFile } from '../../../../studio/desk/members/index.ts';
import { requireDesk, studioRoute } from '../../../../studio/studioSessions/index.ts';

const reading = studioRoute(['members', 'money', 'approve']);
const acting = studioRoute('members', 'members');

/** Members of a brand at the operators' desk: what is on record about them, and acts with a reason. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireDesk(server);
  const desk = () => server.services.deskMembers;
  const queryOf = <Query extends { readonly lang?: unknown }>({ lang: _language, ...query }: Query) => query;

  server.route({
    ...studioRouteOf('deskMembers'),
    config: reading,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await desk().search(tenant, queryOf(request.query)));
    },
  });
  server.route({
    ...studioRouteOf('deskMember'),
    config: reading,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await desk().show(tenant, request.params.account));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberPersonal'),
    config: studioRoute(['members', 'money'], 'personalData'),
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await desk().reveal(tenant, operator, request.params.account, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberEntries'),
    config: reading,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await desk().entries.page(tenant, request.language, request.params.account, queryOf(request.query)));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberFile'),
    config: reading,
    handler: async (request, reply) => {
      const { language, params, query } = request;
      const { tenant } = await actingOf(request);
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
      const { tenant } = await actingOf(request);
      const owner = await desk().find(tenant, request.params.account);
      return ok(await server.services.records.bets.page(tenant, request.language, owner, queryOf(request.query)));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberRound'),
    config: reading,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      const owner = await desk().find(tenant, request.params.account);
      return ok(await server.services.records.bets.round(tenant, request.language, owner, queryOf(request.query)));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberRelated'),
    config: reading,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await desk().related(tenant, request.params.account));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberSessions'),
    config: reading,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await desk().records.sessions(tenant, request.params.account));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberMessages'),
    config: reading,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await desk().records.messages(tenant, request.params.account, request.query.before));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberHistory'),
    config: reading,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await desk().records.history(tenant, request.params.account, request.query.after));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberNotes'),
    config: reading,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await desk().records.notes(tenant, request.params.account));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberNote'),
    config: studioRoute(['members', 'money', 'approve'], 'work'),
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await desk().records.addNote(tenant, operator, request.params.account, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberAct'),
    config: acting,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await desk().act(tenant, operator, request.params.account, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberAdjust'),
    config: studioRoute('money', 'money'),
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      const { id } = await desk().find(tenant, request.params.account);
      return ok(await server.services.operators.adjust(tenant, operator, id, request.body));
    },
  });
};

export default routes;
