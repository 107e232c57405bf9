import type { FastifyInstance } from 'fastify';
import { isModuleOn } from '../../domain/module.ts';
import { Failure } from '../../wire/failure.ts';
import { systemStatus } from '../content/permission.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { ClientInfo } from './clientInfo.ts';

export type AccessRefusal = 'MAINTENANCE' | 'REGION_BLOCKED';

/** Maintenance takes precedence over a region block. */
export function accessRefusalOf({ brand }: Tenant, visitor: ClientInfo, now: Date): AccessRefusal | null {
  const { maintenance, regionRestriction } = systemStatus(brand, visitor, now);
  if (maintenance) return 'MAINTENANCE';
  return regionRestriction ? 'REGION_BLOCKED' : null;
}

/**
 * Refuses calls of a blocked site (503 or 451) and of a module the brand has switched off (404). The screens hide them too,
 * but a client can bypass those.
 */
export function restrictAccess(server: FastifyInstance) {
  server.addHook('onRequest', async (request) => {
    const { site, client, routeOptions } = request;
    const { kind = 'call', whenBlocked, module } = routeOptions.config;
    if (site === null) return;
    const refusal = kind === 'call' && whenBlocked !== 'answer' ? accessRefusalOf(site, client, server.services.now()) : null;
    if (refusal !== null) throw new Failure(refusal);
    if (module !== undefined && !isModuleOn(site.brand, module)) throw new Failure('NOT_FOUND');
  });
}
