import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { ActResult, AdjustmentOrder } from '../../../../../wire/operate.ts';
import { BetPage, BetQuery, RoundDetail, RoundQuery } from '../../../../../wire/play.ts';
import { studioCalls } from '../../../../../wire/studio/calls.ts';
import {
  DeskEntries,
  DeskEntryQuery,
  DeskHistory,
  DeskHistoryQuery,
  DeskMember,
  DeskMemberActed,
  DeskMemberOrder,
  DeskMemberPage,
  DeskMemberQuery,
  DeskMemberSession,
  DeskMessageQuery,
  DeskMessages,
  DeskNote,
  DeskNoteOrder,
  DeskPersonal,
  DeskRelated,
  DeskReveal,
  OfDeskMember,
} from '../../../../../wire/studio/deskMembers.ts';
import { OfBrand } from '../../../../../wire/studio/shapes.ts';
import { answers, withLanguage } from '../../../../platform/http/index.ts';
import { sendFile } from '../../../../play/records/index.ts';
import { entriesFile } from '../../../../studio/desk/members/index.ts';
import { requireStudio, studioRoute } from '../../../../studio/studioSessions/index.ts';
import type { Tenant } from '../../../../tenants/tenant/index.ts';

const tags = ['studio desk'];
const reading = studioRoute(['members', 'money', 'approve']);
const acting = studioRoute('members', 'members');

/** Members of a brand at the operators' desk: what is on record about them, and acts with a reason. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireStudio(server);
  const desk = () => server.services.deskMembers;
  const shared = { tags, params: OfDeskMember };

  /** @throws Failure NOT_FOUND */
  const tenantOf = async (request: FastifyRequest): Promise<Tenant> => {
    const { merchant = '' } = request.params as { readonly merchant?: string };
    const tenant = await server.services.tenants.load(merchant);
    if (tenant === null) throw new Failure('NOT_FOUND');
    return tenant;
  };
  const queryOf = <Query extends { readonly lang?: unknown }>({ lang: _language, ...query }: Query) => query;

  server.get(
    studioCalls.deskMembers[1],
    {
      config: reading,
      schema: {
        summary: 'Members of a brand, 50 per page',
        tags,
        params: OfBrand,
        querystring: withLanguage(DeskMemberQuery),
        response: answers(DeskMemberPage),
      },
    },
    async (request) => ok(await desk().search(await tenantOf(request), queryOf(request.query))),
  );
  server.get(
    studioCalls.deskMember[1],
    { config: reading, schema: { ...shared, summary: 'A member, personal data masked', response: answers(DeskMember) } },
    async (request) => ok(await desk().show(await tenantOf(request), request.params.account)),
  );
  server.post(
    studioCalls.deskMemberPersonal[1],
    {
      config: studioRoute(['members', 'money'], 'personalData'),
      schema: {
        ...shared,
        summary: 'Personal data of a member in full; the call is recorded',
        body: DeskReveal,
        response: answers(DeskPersonal),
      },
    },
    async (request) => {
      const { account } = request.params;
      return ok(await desk().reveal(await tenantOf(request), actingOf(request).operator, account, request.body));
    },
  );
  server.get(
    studioCalls.deskMemberEntries[1],
    {
      config: reading,
      schema: {
        ...shared,
        summary: 'Ledger entries of a wallet, newest first, 50 per page',
        querystring: withLanguage(DeskEntryQuery),
        response: answers(DeskEntries),
      },
    },
    async (request) => {
      const tenant = await tenantOf(request);
      return ok(await desk().entries.page(tenant, request.language, request.params.account, queryOf(request.query)));
    },
  );
  server.get(
    studioCalls.deskMemberFile[1],
    {
      config: reading,
      schema: { ...shared, summary: 'Ledger entries of a wallet as CSV', querystring: withLanguage(DeskEntryQuery) },
    },
    async (request, reply) => {
      const { language, params, query } = request;
      const tenant = await tenantOf(request);
      const { username } = await desk().find(tenant, params.account);
      const rows = desk().entries.all(tenant, language, params.account, queryOf(query));
      const name = `ledger-${username.replaceAll(/[^A-Za-z0-9._-]/g, '_')}`;
      return sendFile(reply, name, entriesFile({ tenant, language, words: server.services.words }, rows));
    },
  );
  server.get(
    studioCalls.deskMemberBets[1],
    {
      config: reading,
      schema: {
        ...shared,
        summary: 'Bets of a member, 20 per page',
        querystring: withLanguage(BetQuery.properties),
        response: answers(BetPage),
      },
    },
    async (request) => {
      const tenant = await tenantOf(request);
      const owner = await desk().find(tenant, request.params.account);
      return ok(await server.services.records.bets.page(tenant, request.language, owner, queryOf(request.query)));
    },
  );
  server.get(
    studioCalls.deskMemberRound[1],
    {
      config: reading,
      schema: {
        ...shared,
        summary: 'A round of a member, with its proof',
        querystring: withLanguage(RoundQuery.properties),
        response: answers(RoundDetail),
      },
    },
    async (request) => {
      const tenant = await tenantOf(request);
      const owner = await desk().find(tenant, request.params.account);
      return ok(await server.services.records.bets.round(tenant, request.language, owner, queryOf(request.query)));
    },
  );
  server.get(
    studioCalls.deskMemberRelated[1],
    { config: reading, schema: { ...shared, summary: 'Accounts of the same addresses', response: answers(DeskRelated) } },
    async (request) => ok(await desk().related(await tenantOf(request), request.params.account)),
  );
  server.get(
    studioCalls.deskMemberSessions[1],
    {
      config: reading,
      schema: { ...shared, summary: 'Sessions of a member', response: answers(Type.Array(DeskMemberSession)) },
    },
    async (request) => ok(await desk().records.sessions(await tenantOf(request), request.params.account)),
  );
  server.get(
    studioCalls.deskMemberMessages[1],
    {
      config: reading,
      schema: {
        ...shared,
        summary: 'Messages of the platform to a member, newest first',
        querystring: withLanguage(DeskMessageQuery),
        response: answers(DeskMessages),
      },
    },
    async (request) => ok(await desk().records.messages(await tenantOf(request), request.params.account, request.query.before)),
  );
  server.get(
    studioCalls.deskMemberHistory[1],
    {
      config: reading,
      schema: {
        ...shared,
        summary: 'What happened to an account, newest first',
        querystring: withLanguage(DeskHistoryQuery),
        response: answers(DeskHistory),
      },
    },
    async (request) => ok(await desk().records.history(await tenantOf(request), request.params.account, request.query.after)),
  );
  server.get(
    studioCalls.deskMemberNotes[1],
    {
      config: reading,
      schema: { ...shared, summary: 'Notes of operators on a member', response: answers(Type.Array(DeskNote)) },
    },
    async (request) => ok(await desk().records.notes(await tenantOf(request), request.params.account)),
  );
  server.post(
    studioCalls.deskMemberNote[1],
    {
      config: studioRoute(['members', 'money', 'approve'], 'work'),
      schema: { ...shared, summary: 'Write a note', body: DeskNoteOrder, response: answers(Type.Array(DeskNote)) },
    },
    async (request) => {
      const { account } = request.params;
      return ok(await desk().records.addNote(await tenantOf(request), actingOf(request).operator, account, request.body));
    },
  );
  server.post(
    studioCalls.deskMemberAct[1],
    {
      config: acting,
      schema: {
        ...shared,
        summary: 'Close, reopen, exclude, reset, end sessions, mark, tighten a limit',
        body: DeskMemberOrder,
        response: answers(DeskMemberActed),
      },
    },
    async (request) => {
      const { account } = request.params;
      return ok(await desk().act(await tenantOf(request), actingOf(request).operator, account, request.body));
    },
  );
  server.post(
    studioCalls.deskMemberAdjust[1],
    {
      config: studioRoute('money', 'money'),
      schema: {
        ...shared,
        summary: 'Credit or debit the main wallet, or ask for a second operator',
        body: AdjustmentOrder,
        response: answers(ActResult),
      },
    },
    async (request) => {
      const tenant = await tenantOf(request);
      const { username } = await desk().find(tenant, request.params.account);
      return ok(await server.services.operators.adjust(tenant, actingOf(request).operator, username, request.body));
    },
  );
};

export default routes;
