import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createLoadingCache } from '../../platform/caches/index.ts';
import type { Authorize } from './authorize.ts';
import { isStopping } from './stopOnSignal.ts';

const config = { access: 'public', host: 'any', kind: 'file' } as const;

/** States of the breakers before the upstream, as operators read them. */
const upstreamStates = { closed: 'answering', partly: 'partly', probing: 'probing', open: 'away' } as const;

const probeEveryMs = 5_000;
/** More than the last free blocks of a full disk. */
const probeBytes = 64 * 1024;

/**
 * Liveness (`/healthz`, for operators with brands and vendors and their problems) and readiness (`/readyz`: the database answers, and the
 * disk below an embedded one can be written), with the state of the upstream, if any.
 */
export function serveHealth(server: FastifyInstance, authorize: Authorize) {
  const { settings, now } = server.services;
  const { database } = settings;
  const directory = database.kind === 'embedded' ? database.directory : null;
  const probe = createLoadingCache<unknown>({ max: 1, ttlMs: probeEveryMs, now });

  server.get('/healthz', { config, schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const isOperator = await authorize(request).then(
      () => true,
      () => false,
    );
    if (!isOperator) return reply.send({ status: 'ok' });
    const brands = server.services.tenants.all().map(({ brand, version }) => ({ merchant: brand.merchant, version }));
    const { tenants, vendors } = server.services;
    const games = { vendors: vendors.all().map(({ id }) => id), problems: vendors.problems() };
    return reply.send({ status: 'ok', brands, problems: tenants.problems(), games });
  });

  server.get('/readyz', { config, schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping(server)) return reply.code(503).send({ status: 'waiting', reason: 'stopping' });
    const waiting = (reason: string, error: unknown) => {
      request.log.error({ err: error }, `Not ready: ${reason}.`);
      return reply.code(503).send({ status: 'waiting', reason });
    };
    try {
      await server.services.db.execute(sql`select 1`);
    } catch (error) {
      return waiting('database', error);
    }
    const fault = directory === null ? null : await probe('disk', () => writeFault(directory));
    if (fault !== null) return waiting('disk', fault);
    const { upstream } = server.services;
    // Pages are served without an upstream too: taking every process out of rotation would help no one.
    return reply.send({ status: 'ready', ...(upstream === null ? {} : { upstream: upstreamStates[upstream.client.state()] }) });
  });
}

/** The error of a write; null if it succeeds. */
async function writeFault(directory: string): Promise<unknown> {
  const file = join(directory, 'probe');
  try {
    await writeFile(file, Buffer.alloc(probeBytes, 1));
    await rm(file);
    return null;
  } catch (error) {
    await rm(file, { force: true }).catch(() => undefined);
    return error;
  }
}
