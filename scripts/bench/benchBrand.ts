import { tmpdir } from 'node:os';
import type { Db } from '../../src/server/platform/db/index.ts';
import { account } from '../../src/server/platform/db/tables/accounts.ts';
import { createBrandFiles } from '../../src/server/tenants/brandFiles/index.ts';
import { openRegistry } from '../../src/server/tenants/registry/brandRegistry.ts';
import type { Tenant } from '../../src/server/tenants/tenant/index.ts';
import { brandsFolder } from '../paths.ts';

/** A brand of the project on the database of a benchmark. */
export async function openBrand(db: Db): Promise<Tenant> {
  const registry = await openRegistry({
    root: brandsFolder,
    db,
    files: createBrandFiles({ db, now: () => new Date(), directory: tmpdir() }),
    now: () => new Date(),
    addressing: { only: null, publicHost: null },
    report: () => undefined,
  });
  const [tenant] = registry.all();
  registry.close();
  if (tenant === undefined) throw new Error('There is no brand.');
  return tenant;
}

type NewAccount = Pick<typeof account.$inferInsert, 'id' | 'uplineId'> & { readonly type?: number };

/** Adds accounts to a brand; members by default. */
export function addAccounts(db: Db, { brand: { merchant } }: Tenant, accounts: readonly NewAccount[]) {
  const moment = new Date();
  const rows = accounts.map(({ id, type = 0, uplineId = null }) => {
    const names = { username: id, foldedUsername: id, nickname: id, avatar: '1' };
    return { merchant, id, type, uplineId, ...names, passwordChangedAt: moment, createdAt: moment };
  });
  return db.insert(account).values(rows).returning();
}
