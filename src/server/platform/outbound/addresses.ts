import { type LookupAddress, lookup } from 'node:dns';
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

/**
 * A call that was not made, or whose answer was not taken: its address is not public, or not https; it was answered with a redirect, with
 * too much or not in time; or its destination failed so often that it is left alone for a while.
 */
export class OutboundRefused extends Error {
  override readonly name = 'OutboundRefused';
  readonly code: 'address' | 'redirect' | 'size' | 'timeout' | 'open';
  constructor(code: OutboundRefused['code']) {
    super(`An outbound call was refused: ${code}.`);
    this.code = code;
  }
}

export type Resolve = (
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
      if (error !== null || first === undefined) return callback(error ?? new OutboundRefused('address'), '', 0);
      if (!found.every(({ address }) => isPublicAddress(address))) return callback(new OutboundRefused('address'), '', 0);
      return options.all === true ? callback(null, found) : callback(null, first.address, first.family);
    });
  };
