import { once } from 'node:events';
import Fastify from 'fastify';

/** An answer to send for a path: recorded from the product. */
export interface BareRoute {
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** base64 */
  readonly body: string;
}

// The baseline: Fastify without anything else, in a separate process, answering with recorded bytes.
process.once('disconnect', () => process.exit());
const [routes] = (await once(process, 'message')) as [readonly BareRoute[]];
const server = Fastify();
for (const { path, status, headers, body } of routes) {
  const bytes = Buffer.from(body, 'base64');
  server.get(path, (_request, reply) => void reply.code(status).headers(headers).send(bytes));
}
await server.listen({ host: '127.0.0.1', port: 0 });
const address = server.server.address();
process.send?.(typeof address === 'object' ? address?.port : null);
