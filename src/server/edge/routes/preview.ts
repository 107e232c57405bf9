import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { ok } from '../../../wire/envelope.ts';
import { Failure } from '../../../wire/failure.ts';
import { PreviewAbout, PreviewVisitor, RemarkOrder, VisitorOrder } from '../../../wire/studio/previews.ts';
import { answers } from '../../platform/http/index.ts';
import { type OpenedPreview, ribbonOf } from '../../site/previews/index.ts';

const config = { access: 'public', whenBlocked: 'answer' } as const;

/** Routes that only the host of a preview answers. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get('/preview/about', { config, schema: { hide: true, response: answers(PreviewAbout) } }, async (request) =>
    ok(ribbonOf(openedOf(request), request.language)),
  );
  server.post(
    '/preview/remarks',
    { config, schema: { hide: true, body: RemarkOrder, response: answers(Type.Null()) } },
    async (request) => {
      const { page, text, name } = request.body;
      await server.services.previews.remark(openedOf(request), { page, text: text.trim(), name: name.trim() });
      return ok(null);
    },
  );
  server.post(
    '/preview/visitor',
    { config, schema: { hide: true, body: VisitorOrder, response: answers(PreviewVisitor) } },
    async (request) => ok(await server.services.previews.visitor(openedOf(request), request.body.as)),
  );
};

/** @throws {Failure} NOT_FOUND on other hosts */
function openedOf({ preview }: FastifyRequest): OpenedPreview {
  if (preview === null) throw new Failure('NOT_FOUND');
  return preview;
}

export default routes;
