import type { FastifyInstance } from 'fastify';
import { MalformedRequest, parseStrictJson } from '../../../wire/strictJson.ts';
import type { Edge } from '../../platform/http/index.ts';
import { decodeClean } from './cleanText.ts';

/**
 * Refuses requests that two readers could understand differently or that the database cannot store: an ambiguous host, a URL
 * or a JSON body with malformed text.
 */
export function refuseMalformed(server: FastifyInstance, { hostOf }: Edge) {
  server.addHook('onRequest', ({ raw }, _reply, done) => {
    done(hostOf(raw) === null || decodeClean(raw.url ?? '') === null ? new MalformedRequest() : undefined);
  });

  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    parseStrictJson(body),
  );
}
