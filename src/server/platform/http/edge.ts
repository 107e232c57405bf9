import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { hostName } from './hostName.ts';

export interface EdgeSettings {
  /** `true` trusts every peer; a list of addresses and CIDR ranges trusts those. */
  readonly trustProxy: boolean | string;
  /** Whether `X-Forwarded-Host` of a trusted proxy replaces `Host`. */
  readonly forwardedHost: boolean;
  /** Request header with the visitor's country, in lower case. */
  readonly countryHeader: string | null;
}

export type Edge = ReturnType<typeof createEdge>;

/** Origin of a request as its headers state it; those of a proxy count from a trusted one only. */
export function createEdge({ trustProxy, forwardedHost, countryHeader }: EdgeSettings) {
  const isTrusted = trustedPeers(trustProxy);
  const fromProxy = (request: IncomingMessage, header: string) =>
    isTrusted(request.socket.remoteAddress ?? '') ? request.headers[header] : undefined;

  const readHost = (request: IncomingMessage): string | null => {
    const named = nameOf(request.headers.host ?? '');
    if (request.httpVersionMajor !== 1 || named === null || hasTwoHosts(request)) return null;
    const forwarded = forwardedHost ? fromProxy(request, 'x-forwarded-host') : undefined;
    // The last entry is the one that the nearest proxy appended.
    return forwarded === undefined ? named : nameOf(String(forwarded).split(',').at(-1)?.trim() ?? '');
  };

  /** Name of the requested host; null if the head of the request is malformed. Read once per request. */
  const hostOf = (request: WithHost): string | null => {
    request[readName] ??= { name: readHost(request) };
    return request[readName].name;
  };

  /** ISO 3166-1 code; empty if the header names none, null without the header. */
  const countryOf = (request: IncomingMessage): string | null => {
    const named = countryHeader === null ? undefined : fromProxy(request, countryHeader);
    if (named === undefined) return null;
    const code = String(named).trim().toUpperCase();
    return /^[A-Z]{2}$/.test(code) && !unknownCountries.has(code) ? code : '';
  };

  return { isTrusted, hostOf, countryOf };
}

/** Codes by which edges say that they do not know the country. */
const unknownCountries = new Set(['XX', 'ZZ']);

const readName = Symbol('name of the host');

interface WithHost extends IncomingMessage {
  [readName]?: { readonly name: string | null };
}

/** Names by `Host` header, as most requests repeat one. */
const names = new Map<string, string | null>();
const maxNames = 1_000;
/** Of a header that is kept; a domain name has 253 characters at most. */
const maxNameLength = 260;

/** The name in a `Host` header; null if it is malformed. */
function nameOf(header: string): string | null {
  const known = names.get(header);
  if (known !== undefined) return known;
  const name = isHost(header) ? hostName(header) : null;
  if (names.size >= maxNames) names.clear();
  if (header.length <= maxNameLength) names.set(header, name);
  return name;
}

const host = /^(?:\[[0-9a-f:.]+\]|[^\s,:@/?#\\[\]]*)(?::(?<port>\d{1,5})?)?$/i;

function isHost(text: string): boolean {
  const found = host.exec(text.trim());
  return found !== null && Number(found.groups?.['port'] ?? 0) <= 65_535;
}

function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

const subnets: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** @throws {RangeError} for an entry that is no address, CIDR range or name of ranges. */
function trustedPeers(trustProxy: boolean | string): (address: string) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const list = new BlockList();
  const entries = trustProxy.split(',').map((entry) => entry.trim());
  for (const entry of entries.flatMap((name) => subnets[name] ?? [name])) {
    const [address = '', bits, ...rest] = entry.split('/');
    const version = isIP(address);
    const longest = version === 6 ? 128 : 32;
    const length = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (version === 0 || rest.length > 0 || !(length <= longest)) throw new RangeError(`"${entry}" is no address.`);
    list.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4');
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
}
