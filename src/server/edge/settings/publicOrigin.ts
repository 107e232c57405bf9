import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Settings } from './index.ts';

/** Public origin of a tenant, without a trailing slash: its first host, in development with the port. */
export function publicOrigin({ production, publicHost, publicPort }: Settings, { brand }: Tenant): string {
  const host = publicHost === null ? (brand.hosts[0] ?? '') : `${brand.merchant}.${publicHost}`;
  return production ? `https://${host}` : `http://${host}:${publicPort}`;
}
