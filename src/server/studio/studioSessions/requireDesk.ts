import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../../wire/failure.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { requireStudio, type StudioActing } from './requireStudio.ts';

/** Guards a plugin as `requireStudio`. Returns a function that gets who calls, and the brand of the path as it is served. */
export function requireDesk(
  server: FastifyInstance,
): (request: FastifyRequest) => Promise<StudioActing & { readonly tenant: Tenant }> {
  const acting = requireStudio(server);
  return async (request) => {
    const { merchant = '' } = request.params as { readonly merchant?: string };
    const tenant = await server.services.tenants.load(merchant);
    if (tenant === null) throw new Failure('NOT_FOUND');
    return { ...acting(request), tenant };
  };
}
