import { LRUCache } from 'lru-cache';
import type { Brand } from '../../../manifest/index.ts';
import type { Tenant } from '../tenant/index.ts';
import { begunBrand, finishWithinMs } from './begunBrand.ts';
import type { VersionStore } from './versionStore.ts';
import type { StoredVersion } from './versions.ts';

interface BegunDeps {
  readonly store: Pick<VersionStore, 'lastServed'>;
  readonly brandOf: (stored: StoredVersion) => Promise<Brand>;
  readonly now: () => Date;
}

interface Earlier {
  readonly brand: Brand;
  /** Time at which another version replaced it. */
  readonly until: Date;
}

/** Versions that open pages name, of all brands. What is not kept is read again. */
const keptVersions = 500;

/** Tenants as they are for a page that was opened on an earlier version. */
export function createBegunTenants({ store, brandOf, now }: BegunDeps) {
  const earlier = new LRUCache<string, Promise<Earlier | null>>({ max: keptVersions });
  const isOpen = (until: Date) => now().getTime() - until.getTime() < finishWithinMs;

  async function read(merchant: string, digest: string): Promise<Earlier | null> {
    const found = await store.lastServed(merchant, digest);
    return found === null || !isOpen(found.until) ? null : { brand: await brandOf(found.stored), until: found.until };
  }

  /**
   * The tenant for a page of the version with this digest: the one that is served, with what forms ask for as the page knows it. After
   * `finishWithinMs`, and of a version that cannot be read, it is the one that is served.
   */
  return async function begun(tenant: Tenant, digest: string): Promise<Tenant> {
    if (digest === tenant.digest) return tenant;
    const { merchant } = tenant.brand;
    // The number of the served version: what was replaced meanwhile is looked up again.
    const key = `${merchant} ${tenant.version} ${digest}`;
    const found = earlier.get(key) ?? read(merchant, digest).catch(() => null);
    earlier.set(key, found);
    const before = await found;
    return before === null || !isOpen(before.until) ? tenant : { ...tenant, brand: begunBrand(tenant.brand, before.brand) };
  };
}
