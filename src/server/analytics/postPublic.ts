import { type LookupAddress, lookup } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const blocked = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  blocked.addSubnet(network, bits, 'ipv4');

const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const special = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is on the public internet. Addresses that hold another one (mapped, translated, tunnelled) are not. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !blocked.check(address, 'ipv4');
  return isIP(address) === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
};

export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

type Resolve = (
  host: string,
  options: { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** A lookup for `node:net` that fails unless every address of the name is public. */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (host, options, callback) => {
    resolve(host, { all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error !== null || first === undefined) return callback(error ?? new AddressRefused('no address'), '', 0);
      if (!found.every(({ address }) => isPublicAddress(address))) return callback(new AddressRefused('not public'), '', 0);
      return options.all === true ? callback(null, found) : callback(null, first.address, first.family);
    });
  };

const timeoutMs = 10_000;

/**
 * Posts to a server on the public internet and returns its status. The body of the answer is not read, and redirects are not followed.
 * @throws {AddressRefused} if the URL is not https or its host is not public; other errors if there is no answer in time
 */
export function postPublic(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number> {
  const address = new URL(url);
  const host = address.hostname.replace(/^\[|\]$/g, '');
  if (address.protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host)))
    return Promise.reject(new AddressRefused('not public'));
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const outgoing = request(address, { method: 'POST', headers, signal, agent: false, lookup: publicLookup() }, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
