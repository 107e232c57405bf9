export type BreakerState = 'closed' | 'open' | 'probing';

interface BreakerOptions {
  readonly now: () => number;
  /** Failures in a row that open it. */
  readonly threshold?: number;
  /** First pause; it doubles with every probe that fails. */
  readonly firstPauseMs?: number;
  readonly maxPauseMs?: number;
}

export type Breaker = ReturnType<typeof createBreaker>;

/**
 * Circuit breaker: after some failures in a row no request is sent for a while, then one at a time until one succeeds. A server that
 * recovers is not run over by everyone who waited, and a visitor of one that is away waits for no timeout.
 */
export function createBreaker({ now, threshold = 5, firstPauseMs = 1_000, maxPauseMs = 30_000 }: BreakerOptions) {
  let failures = 0;
  let pauseMs = firstPauseMs;
  let openUntil: number | null = null;
  let isProbing = false;

  const open = () => {
    openUntil = now() + pauseMs;
    pauseMs = Math.min(2 * pauseMs, maxPauseMs);
  };

  return {
    /** Milliseconds until a request may be sent; 0 for now, and then its end has to be reported by `succeeded` or `failed`. */
    waitMs(): number {
      if (openUntil === null) return 0;
      if (now() < openUntil) return openUntil - now();
      if (isProbing) return firstPauseMs;
      isProbing = true;
      return 0;
    },

    succeeded(): void {
      failures = 0;
      pauseMs = firstPauseMs;
      openUntil = null;
      isProbing = false;
    },

    failed(): void {
      failures += 1;
      const wasProbe = isProbing;
      isProbing = false;
      if (wasProbe || (openUntil === null && failures >= threshold)) open();
    },

    /** A request that its visitor left says nothing about the server. */
    abandoned(): void {
      isProbing = false;
    },

    state(): BreakerState {
      if (openUntil === null) return 'closed';
      return now() < openUntil ? 'open' : 'probing';
    },
  };
}
