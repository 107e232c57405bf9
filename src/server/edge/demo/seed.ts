import type { Identity, Verifiers } from '../../identity/ports/index.ts';
import type { Wallets } from '../../money/wallets/index.ts';
import type { AuditChain } from '../../platform/auditChain/index.ts';
import type { Background } from '../../platform/background/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import type { Upstream } from '../../site/upstream/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { seedDemoAccounts } from './demoAccounts.ts';
import { seedPoints } from './demoPoints.ts';
import { seedChat } from './seedChat.ts';
import { seedDemo } from './seedDemo.ts';
import { seedTeam } from './team/seedTeam.ts';

/** Seeds nothing, for a server whose players and content are another server's, or whose pages are only written to files. */
const noSeed = { prepare: async () => undefined, visit: () => null };

interface SeedDeps {
  readonly identity: Identity;
  readonly newAddress: Pick<Verifiers['newAddress'], 'register'>;
  readonly wallets: Pick<Wallets, 'openMissing'>;
  readonly demoAccounts: boolean;
  readonly demoTeam: boolean;
  readonly background: Pick<Background, 'run'>;
  readonly auditChain: Pick<AuditChain, 'appendSeeded'>;
}

/**
 * Demo data of play-money brands. Play money and real money never mix, so a tenant with profile `real` gets nothing. Repeated calls do
 * nothing.
 */
function createSeed({ identity, newAddress, wallets, demoAccounts, demoTeam, background, auditChain }: SeedDeps) {
  const seeded = new Set<string>();
  const visited = new Set<string>();
  const visits = new Map<string, Promise<void>>();

  /** Before a tenant is served: content and accounts if the settings ask for them, and a wallet for each account without one. */
  async function prepare(tenant: Tenant): Promise<void> {
    const { merchant, profile } = tenant.brand;
    if (profile !== 'play' || seeded.has(merchant)) return;
    await seedDemo(identity, merchant);
    if (demoAccounts) await seedDemoAccounts(identity, newAddress, tenant);
    if (demoAccounts) await seedChat(identity, tenant);
    await wallets.openMissing(tenant);
    seeded.add(merchant);
  }

  async function seedWorld(tenant: Tenant): Promise<void> {
    await seedTeam(identity, tenant);
    if (demoAccounts) await seedPoints(identity, tenant);
    await wallets.openMissing(tenant);
    visited.add(tenant.brand.merchant);
    // Its rows are dated back, so that the job, which links new rows, would leave them out.
    background.run('demo links', () => auditChain.appendSeeded(tenant.brand.merchant));
  }

  /**
   * On every request of a tenant: the team with its ninety days of bets, and the points, are seeded by the first one. They cost more
   * than all else of a start, and most brands of an installation are not looked at.
   * @returns null if there is nothing to wait for
   */
  function visit(tenant: Tenant): Promise<void> | null {
    const { merchant, profile } = tenant.brand;
    if (!demoTeam || profile !== 'play' || visited.has(merchant)) return null;
    const running = visits.get(merchant);
    if (running !== undefined) return running;
    const { promise, resolve } = Promise.withResolvers<void>();
    visits.set(merchant, promise);
    const ended = () => {
      visits.delete(merchant);
      resolve();
    };
    // A failure is reported there; the next visit tries again.
    background.run('demo world', () => seedWorld(tenant).finally(ended));
    return promise;
  }

  return { prepare, visit };
}

interface DemoNeeds extends Omit<SeedDeps, 'newAddress' | 'demoAccounts' | 'demoTeam'> {
  readonly settings: Pick<SeedDeps, 'demoAccounts' | 'demoTeam'>;
  readonly start: { readonly exported?: object };
  readonly verification: { readonly verifiers: Pick<Verifiers, 'newAddress'> };
  readonly upstream: Upstream | null;
}

export const demoModule = defineModule({
  needs: ['settings', 'start', 'identity', 'verification', 'wallets', 'background', 'auditChain', 'upstream'],
  gives: {
    // Members, balances and content are the upstream's: nothing of them is seeded here.
    demo: ({ settings, start, verification, upstream, ...deps }: DemoNeeds) =>
      upstream === null && start.exported === undefined
        ? createSeed({ ...deps, ...settings, newAddress: verification.verifiers.newAddress })
        : noSeed,
  },
});
