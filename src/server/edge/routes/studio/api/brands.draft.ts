import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ok } from '../../../../../wire/envelope.ts';
import {
  Changes,
  Draft,
  DraftAnswer,
  DraftPlace,
  DraftReplace,
  DraftWrite,
  FiveInputs,
} from '../../../../../wire/studio/brands.ts';
import { studioCalls } from '../../../../../wire/studio/calls.ts';
import { OfBrand } from '../../../../../wire/studio/shapes.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';
import { openEventStream } from '../../../../studio/drafts/index.ts';
import { requireStudio, studioRoute } from '../../../../studio/studioSessions/index.ts';

/** A document at its limit, with its steps or its envelope around it. */
const documentBytes = 1_300_000;

/** New brands, and the draft of a brand. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server);
  const ofBrand = { tags: ['studio'], querystring: onlyLanguage, params: OfBrand };

  server.post(
    studioCalls.createBrand[1],
    {
      config: studioRoute('editor', 'work'),
      schema: {
        summary: 'Start a brand as a draft from five inputs',
        tags: ['studio'],
        querystring: onlyLanguage,
        body: FiveInputs,
        response: answers(Draft),
      },
    },
    async (request) => {
      const { operator } = acting(request);
      return ok(await server.services.drafts.newBrands.create(operator, request.body));
    },
  );

  server.get(
    studioCalls.draft[1],
    { config: studioRoute('viewer'), schema: { ...ofBrand, summary: 'The draft of a brand', response: answers(Draft) } },
    async ({ params }) => ok(await server.services.drafts.show(params.merchant)),
  );

  server.post(
    studioCalls.writeDraft[1],
    {
      config: studioRoute('editor', 'work'),
      bodyLimit: documentBytes,
      schema: { ...ofBrand, summary: 'Write settings of a draft', body: DraftWrite, response: answers(DraftAnswer) },
    },
    async (request) => {
      const { revision, steps } = request.body;
      return ok(await server.services.drafts.write(request.params.merchant, acting(request).operator, revision, { steps }));
    },
  );

  server.post(
    studioCalls.replaceDraft[1],
    {
      config: studioRoute('editor', 'work'),
      bodyLimit: documentBytes,
      schema: {
        ...ofBrand,
        summary: 'Write the whole document of a draft',
        body: DraftReplace,
        response: answers(DraftAnswer),
      },
    },
    async (request) => {
      const { revision, document } = request.body;
      return ok(await server.services.drafts.write(request.params.merchant, acting(request).operator, revision, { document }));
    },
  );

  server.post(
    studioCalls.discardDraft[1],
    {
      config: studioRoute('editor', 'work'),
      schema: {
        ...ofBrand,
        summary: 'Go back to the published version',
        response: answers(Type.Object({ revision: Type.Integer() })),
      },
    },
    async (request) => ok(await server.services.drafts.discard(request.params.merchant, acting(request).operator)),
  );

  server.get(
    studioCalls.changes[1],
    {
      config: studioRoute('viewer'),
      schema: {
        ...ofBrand,
        summary: 'What a draft changes, in words, and the gates before publishing',
        response: answers(Changes),
      },
    },
    async ({ params }) => ok(await server.services.drafts.changes(params.merchant)),
  );

  server.get(
    studioCalls.draftEvents[1],
    // Hidden, because OpenAPI describes answers that end.
    { config: studioRoute('viewer'), schema: { hide: true, querystring: onlyLanguage, params: OfBrand } },
    async (request, reply) => {
      const { operator } = acting(request);
      return openEventStream(reply, (sink) => server.services.drafts.events.open(request.params.merchant, operator, sink));
    },
  );

  server.post(
    studioCalls.atPlace[1],
    {
      config: studioRoute('viewer', 'work'),
      schema: {
        ...ofBrand,
        summary: 'Tell the others which setting one is at',
        body: DraftPlace,
        response: answers(Type.Null()),
      },
    },
    async (request) => {
      server.services.drafts.events.at(request.params.merchant, acting(request).operator, request.body.pointer);
      return ok(null);
    },
  );
};

export default routes;
