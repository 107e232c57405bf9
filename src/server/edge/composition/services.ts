import { readCountryTable } from '../../content/published/index.ts';
import { openModules } from '../../platform/modules/index.ts';
import { siteWords as words } from '../../platform/words/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { publicOrigin } from '../settings/publicOrigin.ts';
import { modules } from './modules.ts';
import type { ServiceDeps } from './serviceDeps.ts';

/** Every service of the process. Routes and plugins find this object as `server.services`. */
export type Services = Awaited<ReturnType<typeof openServices>>;

/**
 * Opens every module; `close` releases what they hold.
 *
 * @throws {StartError} if the settings name a brand that does not exist
 */
export async function openServices(start: ServiceDeps) {
  const { settings, now } = start;
  const countryOf = readCountryTable(settings.countryTable);
  const originOf = (tenant: Tenant) => publicOrigin(settings, tenant);
  const { services, ...rest } = await openModules(modules, { start, settings, now, words, originOf, countryOf });
  return { ...services, ...rest };
}
