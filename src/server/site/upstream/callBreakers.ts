import { type Breaker, type BreakerState, createBreaker } from '../../platform/outbound/index.ts';
import type { AwayReason } from './upstreamAway.ts';

/** Different calls that failed since the last answer of any: from so many on the whole upstream is at fault, and not a call. */
const callsOfAnOutage = 3;

/**
 * State of the upstream as operators read it: every call is asked, some are left alone for a while, all are, or one request tries whether
 * it answers again.
 */
export type UpstreamState = BreakerState | 'partly';

/**
 * Circuit breakers before the upstream: one per call, so that a call that hangs takes no other one along, and one for all of it, which
 * counts only what says that nothing answers: connections that are not made, and failures of several calls without an answer between.
 */
export function createCallBreakers(now: () => number) {
  const whole = createBreaker({ now });
  const byCall = new Map<string, Breaker>();
  const failing = new Set<string>();

  const breakerOf = (call: string): Breaker => {
    const breaker = byCall.get(call) ?? createBreaker({ now });
    byCall.set(call, breaker);
    return breaker;
  };

  return {
    /** Milliseconds until the call may be sent; 0 for now, and then its end has to be reported. */
    waitMs(call: string): number {
      const own = breakerOf(call);
      const ownMs = own.waitMs();
      if (ownMs > 0) return ownMs;
      const wholeMs = whole.waitMs();
      // The call that was to try stays the next one to try.
      if (wholeMs > 0) own.abandoned();
      return wholeMs;
    },

    succeeded(call: string): void {
      failing.clear();
      whole.succeeded();
      breakerOf(call).succeeded();
    },

    failed(call: string, reason: AwayReason): void {
      failing.add(call);
      breakerOf(call).failed();
      if (reason === 'connect' || failing.size >= callsOfAnOutage) whole.failed();
      // Says nothing about the rest: a trial of the whole goes on with the next request.
      else whole.abandoned();
    },

    /** A request that its visitor left says nothing about the upstream. */
    abandoned(call: string): void {
      whole.abandoned();
      breakerOf(call).abandoned();
    },

    state(): UpstreamState {
      const state = whole.state();
      if (state !== 'closed') return state;
      return [...byCall.values()].some((breaker) => breaker.state() !== 'closed') ? 'partly' : 'closed';
    },
  };
}
