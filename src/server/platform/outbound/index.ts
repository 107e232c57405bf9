import { randomUUID } from 'node:crypto';
import {
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  Agent as PlainAgent,
  request as plainRequest,
} from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, OutboundRefused, publicLookup, type Resolve } from './addresses.ts';
import { type Breaker, createBreaker } from './breaker.ts';

export { type Breaker, type BreakerState, createBreaker } from './breaker.ts';
export { readPrivateHosts } from './readPrivateHosts.ts';

interface Limits {
  /** From the first byte sent to the last one received. */
  readonly timeoutMs: number;
  /** Of an answer's body; 0 ends the connection after the head. */
  readonly maxBytes: number;
}

/** Callers, and the largest answer that each takes. */
const limitsOf = {
  payment: { timeoutMs: 8_000, maxBytes: 100_000 },
  vendor: { timeoutMs: 8_000, maxBytes: 1_000_000 },
  webhook: { timeoutMs: 10_000, maxBytes: 0 },
  gateway: { timeoutMs: 10_000, maxBytes: 0 },
  push: { timeoutMs: 10_000, maxBytes: 0 },
  zalo: { timeoutMs: 10_000, maxBytes: 100_000 },
  challenge: { timeoutMs: 5_000, maxBytes: 100_000 },
  identityProvider: { timeoutMs: 5_000, maxBytes: 1_000_000 },
} as const satisfies Record<string, Limits>;

export type OutboundKind = keyof typeof limitsOf;

/** Reads nothing but its own settings: `upstream` has its own time-outs, limits and breaker. */
export type OutboundCaller = OutboundKind | 'upstream';

export interface OutboundCall {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Ends the call earlier than its kind does. */
  readonly signal?: AbortSignal;
}

/** A call whose body need not be a text. */
export type OutboundBytes = Omit<OutboundCall, 'body'> & { readonly body?: string | Buffer };

/** Resolves with an answer that was read whole. */
export type OutboundFetch = (address: URL, call: OutboundCall) => Promise<Response>;

interface OpenCall {
  readonly method: string;
  /** As it is sent; that of the address otherwise. */
  readonly path?: string;
  readonly headers: OutgoingHttpHeaders;
  readonly agent?: PlainAgent | SecureAgent;
  readonly signal?: AbortSignal;
}

export interface OutboundDeps {
  /** Hosts, each with or without a port, that the installation permits to every caller though they are not public or not https. */
  readonly privateHosts: readonly string[];
  /** Addresses from the installation's own settings, which their caller may reach wherever they are. */
  readonly own?: Partial<Readonly<Record<OutboundCaller, readonly string[]>>>;
  /** Id of the request that is being answered, which its calls carry; a call apart from requests gets a random one. */
  readonly requestId?: () => string | null;
  readonly resolve?: Resolve;
  /** Replaces the limits of every kind. */
  readonly limits?: Limits;
}

export type Outbound = ReturnType<typeof createOutbound>;

/** With these a proxy answers for a destination that is down. */
const awayStatuses = new Set([502, 503, 504]);
/** `Response` permits these no body. */
const bodilessStatuses = new Set([204, 205, 304]);
const maxBreakers = 1_000;

/**
 * The one way out of the server. Addresses are looked at when a connection is made, so that a name cannot lead elsewhere afterwards;
 * redirects are not followed; each caller has a circuit breaker per destination.
 */
export function createOutbound({ privateHosts, own = {}, requestId = () => null, resolve, limits }: OutboundDeps) {
  const breakers = new Map<string, Breaker>();
  const now = () => performance.now();
  const lookup = publicLookup(resolve);

  const mayBePrivate = (caller: OutboundCaller, { host, hostname }: URL) =>
    privateHosts.includes(host) || privateHosts.includes(hostname) || hostsOf(own[caller]).has(host);

  const breakerOf = (kind: OutboundKind, { origin }: URL): Breaker => {
    const key = `${kind} ${origin}`;
    const breaker = breakers.get(key) ?? createBreaker({ now });
    // Inserted again, so that the first one is the one that was unused for longest.
    breakers.delete(key);
    breakers.set(key, breaker);
    const [oldest] = breakers.keys();
    if (breakers.size > maxBreakers && oldest !== undefined) breakers.delete(oldest);
    return breaker;
  };

  /**
   * A request that the caller ends, and whose answer it reads within its own limits.
   * @throws {OutboundRefused} for an address that is not public
   */
  const open = (caller: OutboundCaller, address: URL, { path, headers, ...call }: OpenCall): ClientRequest => {
    const isFree = mayBePrivate(caller, address);
    const isSecure = address.protocol === 'https:';
    const host = address.hostname.replace(/^\[|\]$/g, '');
    if (!isFree && (!isSecure || (isIP(host) !== 0 && !isPublicAddress(host)))) throw new OutboundRefused('address');
    const send = isSecure ? secureRequest : plainRequest;
    return send({
      host,
      port: address.port === '' ? (isSecure ? 443 : 80) : Number(address.port),
      path: path ?? `${address.pathname}${address.search}`,
      headers: { host: address.host, 'x-request-id': requestId() ?? randomUUID(), ...headers },
      ...call,
      ...(isFree ? {} : { lookup }),
    });
  };

  const exchange = (kind: OutboundKind, address: URL, { method, headers, body, signal }: OutboundBytes) =>
    new Promise<Response>((done, reject) => {
      const { timeoutMs, maxBytes } = limits === undefined ? limitsOf[kind] : { ...limits, ...unread(kind) };
      const ends = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal === undefined ? [] : [signal])]);
      const fail = (error: unknown) => reject(ends.aborted ? new OutboundRefused('timeout') : error);
      const outgoing = open(kind, address, {
        method,
        headers: {
          'accept-encoding': 'identity',
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
        signal: ends,
      });
      outgoing.on('error', fail);
      outgoing.once('response', (answer) => void read(answer, maxBytes).then(done, fail));
      outgoing.end(body);
    });

  return {
    open,

    /** Keeps connections for calls by `open`. */
    agentFor: (address: URL) =>
      new (address.protocol === 'https:' ? SecureAgent : PlainAgent)({ keepAlive: true, maxSockets: 256, maxFreeSockets: 32 }),

    /** Calls of a kind. They fail with `OutboundRefused` or with the error of the connection. */
    fetchFor:
      (kind: OutboundKind): ((address: URL, call: OutboundBytes) => Promise<Response>) =>
      async (address, call) => {
        const breaker = breakerOf(kind, address);
        if (breaker.waitMs() > 0) throw new OutboundRefused('open');
        try {
          const response = await exchange(kind, address, call);
          if (awayStatuses.has(response.status)) breaker.failed();
          else breaker.succeeded();
          return response;
        } catch (error) {
          breaker.failed();
          throw error;
        }
      },
  };
}

/** Kinds that read no body do so under other limits too. */
const unread = (kind: OutboundKind) => (limitsOf[kind].maxBytes === 0 ? { maxBytes: 0 } : {});

const hostsOf = (addresses: readonly string[] = []) => new Set(addresses.map((address) => new URL(address).host));

/** The answer, read no further than its limit. */
async function read(answer: IncomingMessage, maxBytes: number): Promise<Response> {
  const { statusCode: status = 0, headers } = answer;
  try {
    if (status >= 300 && status < 400) throw new OutboundRefused('redirect');
    const parts: Buffer[] = [];
    let length = 0;
    if (maxBytes > 0) {
      for await (const part of answer as AsyncIterable<Buffer>) {
        length += part.length;
        if (length > maxBytes) throw new OutboundRefused('size');
        parts.push(part);
      }
    }
    const type = headers['content-type'];
    return new Response(bodilessStatuses.has(status) || maxBytes === 0 ? null : Buffer.concat(parts, length), {
      status,
      ...(type === undefined ? {} : { headers: { 'content-type': type } }),
    });
  } finally {
    answer.destroy();
  }
}
