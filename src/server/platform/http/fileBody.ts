import type { FastifyInstance } from 'fastify';

/** Media type of a body that is a file, whatever the file contains. */
export const fileBody = 'application/octet-stream';

/** Makes the routes of this scope take a file as their body, as a `Buffer`, and answer 415 to anything else. */
export function takeFiles(server: Pick<FastifyInstance, 'removeAllContentTypeParsers' | 'addContentTypeParser'>): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(fileBody, { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
}
