import type { Identity, Verifiers } from '../accounts/account.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { Wallets } from '../wallets/index.ts';
import { seedDemoAccounts } from './demoAccounts.ts';
import { seedPoints } from './demoPoints.ts';
import { seedChat } from './seedChat.ts';
import { seedDemo } from './seedDemo.ts';
import { seedTeam } from './team/seedTeam.ts';

interface SeedDeps {
  readonly identity: Identity;
  readonly newAddress: Pick<Verifiers['newAddress'], 'register'>;
  readonly wallets: Pick<Wallets, 'openMissing'>;
  readonly demoAccounts: boolean;
  readonly demoTeam: boolean;
}

/**
 * Seeds a tenant before it is served: demo content, demo accounts, their team and points if the settings ask for them, and a wallet for each account without one. Play money and
 * real money never mix, so a tenant with profile `real` gets nothing. Repeated calls do nothing.
 */
export function createSeed({ identity, newAddress, wallets, demoAccounts, demoTeam }: SeedDeps) {
  const seeded = new Set<string>();
  return async (tenant: Tenant): Promise<void> => {
    const { merchant, profile } = tenant.brand;
    if (profile !== 'play' || seeded.has(merchant)) return;
    await seedDemo(identity, merchant);
    if (demoAccounts) await seedDemoAccounts(identity, newAddress, tenant);
    if (demoAccounts) await seedChat(identity, tenant);
    if (demoTeam) await seedTeam(identity, tenant);
    if (demoTeam && demoAccounts) await seedPoints(identity, tenant);
    await wallets.openMissing(tenant);
    seeded.add(merchant);
  };
}
