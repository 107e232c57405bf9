import { describe, expect, it } from 'vitest';
import { hostTable } from './addressing.ts';
import { withClaimsOf, withHostsOf } from './hostClaims.ts';
import type { Tenant } from './tenant.ts';

const brand = (merchant: string, ...hosts: readonly string[]) => ({ merchant, hosts: [...hosts] });
const alpha = brand('alpha', 'alpha.test', 'shared.test');
const beta = brand('beta', 'beta.test', 'shared.test');
const tenants = [alpha, beta].map((each) => ({ brand: each }) as Tenant);
const claims = withClaimsOf(withClaimsOf(new Map(), alpha), beta);

const served = (addressing: Parameters<typeof hostTable>[1], ...hosts: readonly string[]) => {
  const find = hostTable(tenants, addressing, claims);
  return hosts.map((host) => find(host)?.brand.merchant ?? null);
};

describe('the tenant of a host', () => {
  it('is the one that holds exactly this host', () => {
    const hosts = ['alpha.test', 'beta.test', 'shared.test', 'www.alpha.test', 'test', 'xalpha.test', 'alpha.public.test', ''];
    expect(served({ only: null, publicHost: null }, ...hosts)).toEqual([
      'alpha',
      'beta',
      'alpha',
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('is found under the public host besides', () => {
    const hosts = ['alpha.public.test', 'beta.public.test', 'public.test', 'gamma.public.test', 'beta.test'];
    expect(served({ only: null, publicHost: 'public.test' }, ...hosts)).toEqual(['alpha', 'beta', null, null, 'beta']);
  });

  it('is on every host the only one, or none if that is not there', () => {
    expect(served({ only: 'beta', publicHost: 'public.test' }, 'alpha.test', 'any', '')).toEqual(['beta', 'beta', 'beta']);
    expect(served({ only: 'gamma', publicHost: null }, 'alpha.test')).toEqual([null]);
  });
});

describe('a claim to a host', () => {
  it('stays with the merchant that had it first', () => {
    expect(Object.fromEntries(claims)).toEqual({ 'alpha.test': 'alpha', 'beta.test': 'beta', 'shared.test': 'alpha' });
  });

  it('ends when its brand no longer names the host, and then another may have it', () => {
    const freed = withHostsOf(claims, brand('alpha', 'alpha.test', 'beta.test'));
    expect(Object.fromEntries(freed)).toEqual({ 'alpha.test': 'alpha', 'beta.test': 'beta' });
    expect(Object.fromEntries(withHostsOf(freed, beta))).toMatchObject({ 'shared.test': 'beta' });
  });
});
