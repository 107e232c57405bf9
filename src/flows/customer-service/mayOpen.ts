export interface Openable {
  /** Origin of the page itself, e.g. `https://site.example`. */
  readonly origin: string;
  /** Hosts the brand names for customer service. */
  readonly hosts: readonly string[];
}

/**
 * Whether customer service may open an address: our own origin, or https on a host of
 * the brand's list. A path counts from our origin, so `/helpmc` is our own page.
 */
export function mayOpen(address: string, { origin, hosts }: Openable): boolean {
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  if (url.username !== '' || url.password !== '') return false;
  return url.origin === origin || (url.protocol === 'https:' && hosts.includes(url.hostname));
}
