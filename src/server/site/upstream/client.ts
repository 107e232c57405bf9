import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Outbound } from '../../platform/outbound/index.ts';
import { createCallBreakers } from './callBreakers.ts';
import { requestHeaders, type Visitor } from './headers.ts';
import { createOutcomes, type UpstreamOutcome } from './outcomes.ts';
import { UpstreamAway } from './upstreamAway.ts';

export interface UpstreamSettings {
  /** Without a trailing slash; may have a path. */
  readonly url: string;
  /** From the first byte sent to the last one received; of a stream to its head. */
  readonly timeoutMs: number;
}

export interface UpstreamRequest {
  /** Name of the call, for figures and log. */
  readonly call: string;
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly body?: { readonly type: string; readonly text: string };
  readonly visitor: Visitor;
  /** Aborted if the visitor leaves; only reads end by that. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

export interface UpstreamAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

interface ClientDeps {
  readonly settings: UpstreamSettings;
  readonly outbound: Pick<Outbound, 'open' | 'agentFor'>;
  readonly countryHeader: string | null;
  readonly now?: () => number;
}

const connectTimeoutMs = 3_000;
/** Requests that wait for a socket or an answer; more are refused immediately. */
const maxWaiting = 1_000;
const maxAnswerBytes = 8 * 1024 * 1024;
/** With these and without an envelope, a proxy before the upstream has answered. */
const awayStatuses = new Set([502, 503, 504]);
const isRedirect = (status: number) => status >= 300 && status < 400;

export type UpstreamClient = ReturnType<typeof createUpstreamClient>;

/** Requests to the back office behind `UPSTREAM_URL`: pooled connections, time-outs, a limit of size, the breakers, and one repetition of reads. */
export function createUpstreamClient({ settings, outbound, countryHeader, now = () => performance.now() }: ClientDeps) {
  const base = new URL(settings.url);
  const isSecure = base.protocol === 'https:';
  const agent = outbound.agentFor(base);
  const prefix = base.pathname.replace(/\/$/, '');
  const breakers = createCallBreakers(now);
  const outcomes = createOutcomes();
  let waiting = 0;

  /** Sends one request and resolves with the head of its answer. */
  const head = ({ method, path, body, visitor, signal }: UpstreamRequest, timeoutMs: number) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = outbound.open('upstream', base, {
        agent,
        method,
        path: `${prefix}${path}`,
        ...(signal === undefined ? {} : { signal }),
        headers: {
          ...requestHeaders(visitor, countryHeader),
          ...(body === undefined ? {} : { 'content-type': body.type, 'content-length': String(Buffer.byteLength(body.text)) }),
        },
      });
      const late = setTimeout(() => outgoing.destroy(new UpstreamAway('timeout')), timeoutMs);
      outgoing.once('socket', (socket) => {
        if (!socket.connecting) return;
        const slow = setTimeout(() => outgoing.destroy(new UpstreamAway('connect')), connectTimeoutMs);
        socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(slow));
        socket.once('close', () => clearTimeout(slow));
      });
      outgoing.once('response', (answer) => {
        clearTimeout(late);
        resolve(answer);
      });
      outgoing.once('close', () => clearTimeout(late));
      outgoing.once('error', (error) => reject(error));
      outgoing.end(body?.text);
    });

  /** @throws {UpstreamAway} */
  const attempt = async (asked: UpstreamRequest): Promise<UpstreamAnswer> => {
    const timeoutMs = asked.timeoutMs ?? settings.timeoutMs;
    const deadline = performance.now() + timeoutMs;
    const answer = await head(asked, timeoutMs);
    const bytes = await collect(answer, deadline - performance.now());
    const { statusCode: status = 0, headers } = answer;
    if (isRedirect(status) || (awayStatuses.has(status) && !isJson(headers))) throw new UpstreamAway('status');
    return { status, headers, bytes };
  };

  /** Runs what a request does, with the breakers around it. */
  const guarded = async <Result>({ call }: UpstreamRequest, run: () => Promise<Result>): Promise<Result> => {
    if (waiting >= maxWaiting) throw outcomes.refused(call, new UpstreamAway('full', 1_000));
    const pauseMs = breakers.waitMs(call);
    if (pauseMs > 0) throw outcomes.refused(call, new UpstreamAway('open', pauseMs));
    const startedAt = performance.now();
    waiting += 1;
    let outcome: UpstreamOutcome = 'answered';
    try {
      const result = await run();
      breakers.succeeded(call);
      return result;
    } catch (error) {
      const away = UpstreamAway.of(error);
      outcome = away.reason;
      if (away.reason === 'left') breakers.abandoned(call);
      else breakers.failed(call, away.reason);
      throw away;
    } finally {
      waiting -= 1;
      outcomes.count({ call, outcome, seconds: (performance.now() - startedAt) / 1_000 });
    }
  };

  return {
    outcomes,
    /** Scheme and authority, as a browser would name it. */
    origin: base.origin,

    state: () => breakers.state(),

    /**
     * Sends a request and reads its whole answer. A read whose connection broke is sent once more; a write never, because the
     * upstream may have done it.
     * @throws {UpstreamAway}
     */
    ask: (asked: UpstreamRequest): Promise<UpstreamAnswer> =>
      guarded(asked, async () => {
        try {
          return await attempt(asked);
        } catch (error) {
          const { reason } = UpstreamAway.of(error);
          if (asked.method !== 'GET' || (reason !== 'broken' && reason !== 'status')) throw error;
          return await attempt(asked);
        }
      }),

    /**
     * Sends a read and hands over its answer as it arrives: files and event streams.
     * @throws {UpstreamAway}
     */
    open: (asked: UpstreamRequest): Promise<IncomingMessage> =>
      guarded(asked, async () => {
        const answer = await head(asked, asked.timeoutMs ?? settings.timeoutMs);
        const { statusCode: status = 0 } = answer;
        if (!isRedirect(status) && (!awayStatuses.has(status) || isJson(answer.headers))) return answer;
        answer.resume();
        throw new UpstreamAway('status');
      }),

    /**
     * Asks for another protocol. Resolves with the upgraded connection, or with the answer that refused it.
     * @throws {UpstreamAway}
     */
    upgrade: (asked: UpstreamRequest, headers: Readonly<Record<string, string>>) =>
      guarded(
        asked,
        () =>
          new Promise<Upgraded | Refused>((resolve, reject) => {
            const outgoing = outbound.open('upstream', base, {
              method: 'GET',
              path: `${prefix}${asked.path}`,
              headers: { ...requestHeaders(asked.visitor, countryHeader), ...headers },
            });
            const late = setTimeout(() => outgoing.destroy(new UpstreamAway('timeout')), settings.timeoutMs);
            outgoing.once('close', () => clearTimeout(late));
            outgoing.once('upgrade', (answer, socket, rest) => {
              clearTimeout(late);
              resolve({ isUpgraded: true, answer, socket, rest });
            });
            outgoing.once('response', (answer) => resolve({ isUpgraded: false, answer }));
            outgoing.once('error', reject);
            outgoing.end();
          }),
      ),

    close: () => agent.destroy(),
  };
}

interface Refused {
  readonly isUpgraded: false;
  readonly answer: IncomingMessage;
}

export interface Upgraded {
  readonly isUpgraded: true;
  readonly answer: IncomingMessage;
  readonly socket: Duplex;
  readonly rest: Buffer;
}

export const isJson = ({ 'content-type': type = '' }: IncomingMessage['headers']) => /^application\/json\b/i.test(type);

/** The whole body. Fails as late after `timeoutMs`, and for one that is too large. */
export async function collect(answer: IncomingMessage, timeoutMs: number, maxBytes = maxAnswerBytes): Promise<Buffer> {
  const late = setTimeout(() => answer.destroy(new UpstreamAway('timeout')), Math.max(1, timeoutMs));
  try {
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > maxBytes) throw new UpstreamAway('size');
      parts.push(part);
    }
    return Buffer.concat(parts, length);
  } finally {
    clearTimeout(late);
  }
}
