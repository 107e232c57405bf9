import type { FastifyInstance } from 'fastify';
import { Failure } from '../../wire/failure.ts';
import { systemStatus } from '../content/permission.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { ClientInfo } from './decorations.ts';

export type AccessRefusal = 'MAINTENANCE' | 'REGION_BLOCKED';

/** Maintenance wins over a region block. */
export function accessRefusalOf({ brand }: Tenant, visitor: ClientInfo, now: Date): AccessRefusal | null {
  const { maintenance, regionRestriction } = systemStatus(brand, visitor, now);
  if (maintenance) return 'MAINTENANCE';
  return regionRestriction ? 'REGION_BLOCKED' : null;
}

/** A screen alone could be walked around, so every call refuses too. */
export function restrictAccess(server: FastifyInstance) {
  server.addHook('onRequest', async (request) => {
    const { site, client, routeOptions } = request;
    const { kind = 'call', whenBlocked } = routeOptions.config;
    if (site === null || kind !== 'call' || whenBlocked === 'answer') return;
    const refusal = accessRefusalOf(site, client, server.now());
    if (refusal !== null) throw new Failure(refusal);
  });
}
