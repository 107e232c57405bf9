import ipaddr from 'ipaddr.js';

/** The subnet that one user is assumed to keep: /24 of IPv4, /56 of IPv6. What is no address is returned as it is. */
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

/** The key of a rate limit: an IPv4 address, or the /56 that one household has in IPv6. */
export const rateLimitKey = (address: string) => (ipaddr.IPv4.isValidFourPartDecimal(address) ? address : subnetOf(address));
