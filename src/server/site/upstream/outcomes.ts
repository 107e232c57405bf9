import type { AwayReason, UpstreamAway } from './upstreamAway.ts';

export type UpstreamOutcome = 'answered' | AwayReason;

export interface UpstreamCallEnd {
  readonly call: string;
  readonly outcome: UpstreamOutcome;
  readonly seconds: number;
}

/** Reports to listeners, which are the metrics, how every request to the upstream ended. */
export function createOutcomes() {
  const listeners: ((end: UpstreamCallEnd) => void)[] = [];
  const count = (end: UpstreamCallEnd) => {
    for (const listener of listeners) listener(end);
  };
  return {
    count,
    /** Counts a request that was not sent; returns its error. */
    refused(call: string, error: UpstreamAway): UpstreamAway {
      count({ call, outcome: error.reason, seconds: 0 });
      return error;
    },
    onEnd: (listener: (end: UpstreamCallEnd) => void) => void listeners.push(listener),
  };
}
