import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../../wire/failure.ts';
import { takeFiles } from '../../platform/http/index.ts';
import type { StudioActing } from './requireStudio.ts';

const kilobyte = 1024;
/** Kilobytes that an operator may store in a day: ten folders of brands as large as one may be. */
const kilobytesPerDay = 400 * kilobyte;
const daySeconds = 86_400;

/**
 * Makes the routes of this scope take files of operators. Each is counted against the day of its operator, by size and whatever becomes
 * of it, and is on record.
 * @throws {Failure} RATE_LIMIT, by the route
 */
export function takeUploads(server: FastifyInstance, actingOf: (request: FastifyRequest) => StudioActing): void {
  takeFiles(server);
  server.addHook('preHandler', async (request) => {
    const { body, params } = request;
    if (!Buffer.isBuffer(body)) return;
    const { limits, audit } = server.services.members;
    const { id } = actingOf(request).operator;
    const { merchant = null } = params as { readonly merchant?: string };
    const kilobytes = Math.ceil(body.length / kilobyte);
    const budget = { merchant: '-', key: `studio.upload:${id}`, uses: kilobytesPerDay, seconds: daySeconds };
    const isFree = await limits.take({ ...budget, weight: kilobytes });
    const details = { operator: id, kilobytes };
    const address = request.client.ip;
    if (isFree) return audit.note({ merchant, kind: 'upload.taken', address, details });
    await audit.note({ merchant, kind: 'upload.refused', address, details: { ...details, rule: 'budget' } });
    throw new Failure('RATE_LIMIT');
  });
}
