import type { Tenant } from '../../tenants/tenant/index.ts';

/** Placeholder base for relative URLs. */
const placeholderOrigin = 'https://nobody.invalid';

/**
 * The URL of a game frame if it is allowed: a path, an origin of the vendor, or a host that the brand lists for frames.
 * Always re-serialised from the parsed URL; null if not allowed.
 */
export function allowedAddress(address: string, { brand }: Tenant, origins: readonly string[]): string | null {
  const url = parse(address);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.origin === placeholderOrigin) return address.startsWith('/') ? `${url.pathname}${url.search}${url.hash}` : null;
  const isListed = url.protocol === 'https:' && (brand.frames.games as readonly string[]).includes(url.hostname);
  return isListed || origins.includes(url.origin) ? url.href : null;
}

/** A URL on the site; falls back to its home page. */
export function ownAddress(asked: string, site: string): string {
  const url = parse(asked, site);
  return url !== null && url.origin === site ? `${site}${url.pathname}${url.search}${url.hash}` : `${site}/index`;
}

function parse(address: string, base: string = placeholderOrigin): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null;
}
