import type { FastifyInstance } from 'fastify';
import { isModuleOn } from '../../../domain/module.ts';
import { Failure } from '../../../wire/failure.ts';
import { type ClientInfo, configOf } from '../../platform/http/index.ts';

import type { Tenant } from '../tenant/index.ts';
import { systemStatus } from './permission.ts';

export type AccessRefusal = 'MAINTENANCE' | 'REGION_BLOCKED';

interface Visit {
  /** Read only if the brand restricts access, because it looks up the country. */
  readonly client: ClientInfo;
}

/** Maintenance takes precedence over a region block. */
export function accessRefusalOf({ brand }: Tenant, visit: Visit, now: () => Date): AccessRefusal | null {
  const { maintenance: planned, blockedRegions } = brand.status;
  if (planned?.on !== true && blockedRegions.length === 0) return null;
  const { maintenance, regionRestriction } = systemStatus(brand, visit.client, now());
  if (maintenance) return 'MAINTENANCE';
  return regionRestriction ? 'REGION_BLOCKED' : null;
}

/**
 * Refuses calls of a blocked site (503 or 451) and of a module the brand has switched off (404). The screens hide them too,
 * but a client can bypass those.
 */
export function restrictAccess(server: FastifyInstance) {
  server.addHook('onRequest', (request, _reply, done) => {
    const { site } = request;
    if (site === null) return done();
    const { kind = 'call', whenBlocked, module } = configOf(request);
    const refusal = kind === 'call' && whenBlocked !== 'answer' ? accessRefusalOf(site, request, server.services.now) : null;
    if (refusal !== null) return done(new Failure(refusal));
    if (module !== undefined && !isModuleOn(site.brand, module)) return done(new Failure('NOT_FOUND'));
    done();
  });
}
