import type { Limits } from '../accounts/account.ts';

/** Calls that one count in the database stands for: a bet must not wait for a row that every bet of a vendor would lock. */
const burstSize = 50;
const seconds = 60;

interface NewCallBudget {
  readonly limits: Pick<Limits, 'take' | 'remaining'>;
  readonly now: () => Date;
  /** Calls of one vendor for one merchant, all processes together. */
  readonly perMinute: number;
}

interface Lease {
  left: number;
  readonly until: number;
}

export type CallBudget = ReturnType<typeof createCallBudget>;

/** How many calls a vendor may make, so that a vendor that has gone wild leaves the others their database. */
export function createCallBudget({ limits, now, perMinute }: NewCallBudget) {
  const size = Math.min(burstSize, perMinute);
  const leases = new Map<string, Lease>();
  const asked = new Map<string, Promise<boolean>>();

  const lease = async (merchant: string, key: string): Promise<boolean> => {
    const until = now().getTime() + seconds * 1_000;
    const granted = await limits.take({ merchant, key, uses: Math.floor(perMinute / size), seconds });
    if (granted) leases.set(`${merchant} ${key}`, { left: size, until });
    return granted;
  };

  return {
    /** Seconds to wait; 0 where the call may go on. */
    async wait(merchant: string, vendor: string): Promise<number> {
      const key = `vendor-calls:${vendor}`;
      const name = `${merchant} ${key}`;
      for (;;) {
        const held = leases.get(name);
        if (held !== undefined && held.left > 0 && held.until > now().getTime()) {
          held.left -= 1;
          return 0;
        }
        const asking = asked.get(name) ?? lease(merchant, key).finally(() => asked.delete(name));
        asked.set(name, asking);
        if (!(await asking)) return Math.max(1, await limits.remaining(merchant, key));
      }
    },
  };
}
