import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Authorize } from './authorize.ts';

const config = { access: 'public', host: 'any', kind: 'file' } as const;

/** Liveness (`/healthz`, for operators with brands and their problems) and readiness (`/readyz`: the database answers). */
export function serveHealth(server: FastifyInstance, authorize: Authorize) {
  server.get('/healthz', { config, schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const isOperator = await authorize(request).then(
      () => true,
      () => false,
    );
    if (!isOperator) return reply.send({ status: 'ok' });
    const brands = server.services.tenants.all().map(({ brand, version }) => ({ merchant: brand.merchant, version }));
    return reply.send({ status: 'ok', brands, problems: server.services.tenants.problems() });
  });

  server.get('/readyz', { config, schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await server.services.db.execute(sql`select 1`);
      return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.error({ err: error }, 'The database does not answer.');
      return reply.code(503).send({ status: 'waiting', reason: 'database' });
    }
  });
}
