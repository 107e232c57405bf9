import { isIPv4 } from 'node:net';

/** The network of an address, as far as one visitor keeps it: /24 of IPv4, /56 of IPv6. */
export function subnetOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  const groups = groupsOf(plain);
  const last = (groups[3] ?? 0) & 0xff00;
  return `${[...groups.slice(0, 3), last].map((group) => group.toString(16)).join(':')}::/56`;
}

/** Whom a limit counts: an IPv4 address, or the network that one household has in IPv6. */
export const rateLimitKey = (address: string) => (isIPv4(address) ? address : subnetOf(address));

/** The eight groups of an IPv6 address; `::` stands for as many zeros as are missing. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16) || 0));
  const [start, end] = [read(head), read(tail ?? '')];
  return [...start, ...Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => 0), ...end];
}
