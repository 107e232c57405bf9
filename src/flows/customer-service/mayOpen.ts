export interface Openable {
  /** Origin of the page, e.g. `https://site.example`. */
  readonly origin: string;
  /** Customer service hosts of the brand. */
  readonly hosts: readonly string[];
}

/**
 * Whether customer service may open a URL: same origin, or https on one of the brand's hosts. Paths are relative to the
 * origin.
 */
export function mayOpen(address: string, { origin, hosts }: Openable): boolean {
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  if (url.username !== '' || url.password !== '') return false;
  return url.origin === origin || (url.protocol === 'https:' && hosts.includes(url.hostname));
}
