import { Failure } from '../../../wire/failure.ts';

/**
 * Reason why the upstream gave no usable answer: no connection in time, no answer in time, a broken connection, a proxy's error page,
 * too many bytes, a wrong shape, a breaker that is open, too many requests that wait, or a visitor who left.
 */
export type AwayReason = 'connect' | 'timeout' | 'broken' | 'status' | 'size' | 'shape' | 'open' | 'full' | 'left';

/**
 * The upstream cannot be used now. A player reads the one sentence of `UNAVAILABLE`, by which every flow also knows that it has to ask
 * what became of a write.
 */
export class UpstreamAway extends Failure {
  readonly reason: AwayReason;
  /** Time until the next try, if it is known. */
  readonly retryMs: number | null;

  constructor(reason: AwayReason, retryMs: number | null = null, cause?: unknown) {
    super('UNAVAILABLE', cause === undefined ? {} : { cause });
    // The name is what the log says of an error.
    this.name = `UpstreamAway.${reason}`;
    this.reason = reason;
    this.retryMs = retryMs;
  }

  /** Failure for an error of a request. */
  static of(error: unknown): UpstreamAway {
    if (error instanceof UpstreamAway) return error;
    const { name, code } = error as { readonly name?: string; readonly code?: string };
    if (name === 'AbortError') return new UpstreamAway('left', null, error);
    return new UpstreamAway(code === 'ECONNREFUSED' || code === 'ENOTFOUND' ? 'connect' : 'broken', null, error);
  }
}
