import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { ok } from '../../../../../../wire/envelope.ts';
import { Failure } from '../../../../../../wire/failure.ts';
import { isOpen, routeOf } from '../../../../../platform/http/index.ts';
import { decodeClean } from '../../../../http/cleanText.ts';

/** The only call with a form-encoded body, hence a file and a plugin scope for its content type parser. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => parseForm(body),
  );
  server.route({
    ...routeOf('forgotByEmail'),
    config: isOpen,
    handler: async ({ tenant, language, client, body }) => {
      await server.services.verification.forgotPassword.byEmail(tenant, body, { address: client.ip, language });
      return ok(null);
    },
  });
};

export default routes;

/** @throws {Failure} `MALFORMED` for a duplicate field and for malformed text. */
function parseForm(body: string): Record<string, string> {
  const fields = new URLSearchParams(body);
  if (decodeClean(body) === null || new Set(fields.keys()).size < fields.size) throw new Failure('MALFORMED');
  return Object.fromEntries(fields);
}
