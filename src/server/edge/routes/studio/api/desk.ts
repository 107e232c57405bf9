import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { deskRoles } from '../../../../../wire/operate.ts';
import { studioCalls } from '../../../../../wire/studio/calls.ts';
import {
  DeskBulk,
  DeskBulkResult,
  DeskDetail,
  DeskItem,
  DeskOrder,
  DeskPage,
  DeskPayee,
  DeskQuery,
  DeskResult,
  OfDeskImage,
  OfDeskItem,
} from '../../../../../wire/studio/desk.ts';
import { answers, onlyLanguage, withLanguage } from '../../../../platform/http/index.ts';
import { openEventStream } from '../../../../studio/drafts/index.ts';
import { requireStudio, type StudioActing, studioRoute } from '../../../../studio/studioSessions/index.ts';

const tags = ['studio'];

/** The queue of the operators' desk. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server);
  const config = studioRoute(deskRoles);
  const deciding = studioRoute(deskRoles, 'queue');
  const queue = () => server.services.desk.queue;
  const ofItem = { tags, querystring: onlyLanguage, params: OfDeskItem };

  server.get(
    studioCalls.deskQueue[1],
    {
      config,
      schema: {
        summary: 'What waits for an operator',
        tags,
        querystring: withLanguage(DeskQuery),
        response: answers(DeskPage),
      },
    },
    async (request) => {
      const { lang: _language, ...query } = request.query;
      return ok(await queue().page(acting(request).operator, query));
    },
  );
  server.get(
    studioCalls.deskEvents[1],
    // Hidden, because OpenAPI describes answers that end.
    { config, schema: { hide: true, querystring: onlyLanguage } },
    async (request, reply) => {
      const { operator } = acting(request);
      return openEventStream(reply, (sink) => server.services.desk.events.open(operator, sink));
    },
  );
  server.get(
    studioCalls.deskItem[1],
    { config, schema: { ...ofItem, summary: 'An item with all that a decision needs', response: answers(DeskDetail) } },
    async (request) => ok(await queue().show(acting(request).operator, request.params)),
  );
  server.get(
    studioCalls.deskImage[1],
    { config, schema: { hide: true, querystring: onlyLanguage, params: OfDeskImage } },
    async (request, reply) => {
      const { position, ...name } = request.params;
      const { operator } = acting(request);
      await queue().find(operator, name);
      const image = await queue().image(operator, name, Number(position));
      return reply.header('content-type', 'image/webp').header('cache-control', 'private, no-store').send(image);
    },
  );
  server.post(
    studioCalls.deskPayee[1],
    {
      config: studioRoute('money', 'personalData'),
      schema: { ...ofItem, summary: 'Where the money goes, in full; the asking is recorded', response: answers(DeskPayee) },
    },
    async (request) => ok(await queue().payee(acting(request).operator, request.params)),
  );
  server.post(
    studioCalls.deskClaim[1],
    { config: deciding, schema: { ...ofItem, summary: 'Take an item up', response: answers(DeskItem) } },
    async (request) => {
      const { operator } = acting(request);
      await queue().find(operator, request.params);
      await queue().claims.take(request.params, operator);
      return ok(await queue().find(operator, request.params));
    },
  );
  server.post(
    studioCalls.deskRelease[1],
    { config: deciding, schema: { ...ofItem, summary: 'Give an item back', response: answers(Type.Null()) } },
    async (request) => {
      await queue().claims.release(request.params, acting(request).operator);
      return ok(null);
    },
  );
  server.post(
    studioCalls.deskAct[1],
    {
      config: deciding,
      schema: {
        ...ofItem,
        summary: 'Decide about an item; large sums need a second operator',
        body: DeskOrder,
        response: answers(DeskResult),
      },
    },
    async (request) => {
      const caller = acting(request);
      requireProof(caller, request.params.kind, server.services.now());
      return ok(await queue().act(caller.operator, request.params, request.body));
    },
  );
  server.post(
    studioCalls.deskBulk[1],
    {
      config: deciding,
      schema: {
        summary: 'Take up, give back or close many items',
        tags,
        querystring: onlyLanguage,
        body: DeskBulk,
        response: answers(DeskBulkResult),
      },
    },
    async (request) => ok(await queue().bulk(acting(request).operator, request.body)),
  );
};

/** Who decides about money has to have proven the second factor lately. @throws Failure NOT_ALLOWED */
function requireProof({ session }: StudioActing, kind: string, now: Date): void {
  if (kind === 'feedback' || kind === 'limit' || session === null) return;
  if (session.provenUntil === null || session.provenUntil <= now)
    throw new Failure('NOT_ALLOWED', { value: { rule: 'proof' } });
}

export default routes;
