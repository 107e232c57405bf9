import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ok } from '../../../wire/envelope.ts';
import { Failure } from '../../../wire/failure.ts';
import { RemarkOrder } from '../../../wire/studio/brands.ts';
import { answers } from '../../http/schemas.ts';

/** What the visitor of a preview link has to say about a page. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    '/preview/remarks',
    {
      config: { access: 'public', whenBlocked: 'answer' },
      schema: { hide: true, body: RemarkOrder, response: answers(Type.Null()) },
    },
    async (request) => {
      if (request.preview === null) throw new Failure('NOT_FOUND');
      const { page, text, name } = request.body;
      await server.services.previews.remark(request.preview, { page, text: text.trim(), name: name.trim() });
      return ok(null);
    },
  );
};

export default routes;
