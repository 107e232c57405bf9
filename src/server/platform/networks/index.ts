import ipaddr from 'ipaddr.js';

/**
 * The subnet a user is assumed to stay in: /24 for IPv4, /56 for IPv6. Returns the input unchanged if it is not an IP
 * address.
 */
export function subnetOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString()}/24`;
  const { parts } = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/56`);
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/56`;
}

declare const isNetwork: unique symbol;

/** A network that counts as one client: a single address of IPv6 does not, since every client has 2^64 and more of them. */
export type Network = string & { readonly [isNetwork]: true };

/** Rate limit key: the IPv4 address, or the IPv6 /56 that a household gets. Whatever is counted or compared by client goes by it. */
export function rateLimitKey(address: string): Network {
  const parsed = ipaddr.isValid(address) ? ipaddr.process(address) : null;
  return (parsed?.kind() === 'ipv4' ? parsed.toString() : subnetOf(address)) as Network;
}
