import type { Brand } from '../../manifest/index.ts';

/** The merchant that holds a host. */
export type HostClaims = ReadonlyMap<string, string>;

type Holder = Pick<Brand, 'merchant' | 'hosts'>;

/** Adds the hosts of a stored brand that no other merchant holds. */
export const withClaimsOf = (claims: HostClaims, { merchant, hosts }: Holder): HostClaims =>
  new Map([...hosts.map((host) => [host, merchant] as const), ...claims]);

/** Replaces the hosts of an accepted brand: those it no longer names are free. */
export const withHostsOf = (claims: HostClaims, brand: Holder): HostClaims =>
  withClaimsOf(new Map([...claims].filter(([, holder]) => holder !== brand.merchant)), brand);
