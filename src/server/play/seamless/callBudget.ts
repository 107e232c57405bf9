import type { Limits } from '../../identity/ports/index.ts';

/** Calls leased per database count, so that bets do not contend for one row per vendor. */
const leaseSize = 50;
const windowSeconds = 60;

export interface NewCallBudget {
  readonly limits: Pick<Limits, 'take' | 'remaining'>;
  readonly now: () => Date;
  /** Calls of one vendor for one merchant, across all processes. */
  readonly perMinute: number;
}

interface Lease {
  left: number;
  readonly until: number;
}

export type CallBudget = ReturnType<typeof createCallBudget>;

/** Rate limit per vendor, so that a runaway vendor cannot starve the others of the database. */
export function createCallBudget({ limits, now, perMinute }: NewCallBudget) {
  const size = Math.min(leaseSize, perMinute);
  const leases = new Map<string, Lease>();
  const pending = new Map<string, Promise<boolean>>();

  const lease = async (merchant: string, key: string): Promise<boolean> => {
    const until = now().getTime() + windowSeconds * 1_000;
    const granted = await limits.take({ merchant, key, uses: Math.floor(perMinute / size), seconds: windowSeconds });
    if (granted) leases.set(`${merchant} ${key}`, { left: size, until });
    return granted;
  };

  return {
    /** Consumes one call. Returns the seconds to wait; 0 if the call is allowed. */
    async wait(merchant: string, vendor: string): Promise<number> {
      const key = `vendor-calls:${vendor}`;
      const name = `${merchant} ${key}`;
      for (;;) {
        const held = leases.get(name);
        if (held !== undefined && held.left > 0 && held.until > now().getTime()) {
          held.left -= 1;
          return 0;
        }
        const inFlight = pending.get(name) ?? lease(merchant, key).finally(() => pending.delete(name));
        pending.set(name, inFlight);
        if (!(await inFlight)) return Math.max(1, await limits.remaining(merchant, key));
      }
    },
  };
}
