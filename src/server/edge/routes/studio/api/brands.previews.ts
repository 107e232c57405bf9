import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioCalls } from '../../../../../wire/studio/calls.ts';
import { EditorPreview, OfPreview, PreviewLink, PreviewOrder } from '../../../../../wire/studio/previews.ts';
import { OfBrand } from '../../../../../wire/studio/shapes.ts';
import { answers } from '../../../../platform/http/index.ts';
import { requireStudio, studioRoute } from '../../../../studio/studioSessions/index.ts';

const tags = ['studio'];

/** The site as it is not published: in the editor, and by link for others. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server);
  const previews = () => server.services.previews;

  server.post(
    studioCalls.editorPreview[1],
    {
      config: studioRoute('viewer', 'work'),
      schema: { summary: 'Where the editor shows the draft', tags, params: OfBrand, response: answers(EditorPreview) },
    },
    async (request) => ok(await previews().forEditor(request.params.merchant, acting(request).operator, portOf(request))),
  );
  server.get(
    studioCalls.previews[1],
    {
      config: studioRoute('viewer'),
      schema: { summary: 'Preview links, with remarks', tags, params: OfBrand, response: answers(Type.Array(PreviewLink)) },
    },
    async (request) => ok(await previews().list(request.params.merchant)),
  );
  server.post(
    studioCalls.addPreview[1],
    {
      config: studioRoute('publisher', 'work'),
      schema: {
        summary: 'Make a preview link; its address is in this answer only',
        tags,
        params: OfBrand,
        body: PreviewOrder,
        response: answers(PreviewLink),
      },
    },
    async (request) =>
      ok(await previews().add(request.params.merchant, acting(request).operator, request.body, portOf(request))),
  );
  server.post(
    studioCalls.revokePreview[1],
    {
      config: studioRoute('publisher', 'work'),
      schema: { summary: 'Revoke a preview link', tags, params: OfPreview, response: answers(PreviewLink) },
    },
    async (request) => {
      const { merchant, id } = request.params;
      return ok(await previews().revoke(merchant, acting(request).operator, id));
    },
  );
};

/** In development the port that the browser asked: that of the process may be chosen by the system. */
function portOf({ headers: { host = '' } }: FastifyRequest): number | undefined {
  const port = /:(\d{1,5})$/.exec(host)?.[1];
  return port === undefined ? undefined : Number(port);
}

export default routes;
