import type { Tenant } from '../registry/tenant.ts';

/** Stands for whatever the site resolves a path against. */
const nobody = 'https://nobody.invalid';

/**
 * A game's address as the site may open it: a path, or an address of an origin the supplier is known by or of a host the brand
 * lists for frames. Written anew from what was understood, never passed on as it came; null where nobody vouches for it.
 */
export function allowedAddress(address: string, { brand }: Tenant, origins: readonly string[]): string | null {
  const url = parse(address);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.origin === nobody) return address.startsWith('/') ? `${url.pathname}${url.search}${url.hash}` : null;
  const isListed = url.protocol === 'https:' && (brand.frames.games as readonly string[]).includes(url.hostname);
  return isListed || origins.includes(url.origin) ? url.href : null;
}

/** An address of the site itself; anything else becomes its home page. */
export function ownAddress(asked: string, site: string): string {
  const url = parse(asked, site);
  return url !== null && url.origin === site ? `${site}${url.pathname}${url.search}${url.hash}` : `${site}/index`;
}

function parse(address: string, base: string = nobody): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null;
}
