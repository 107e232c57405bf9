/** Rules for the places in which the URL of a launch may be opened. */
export interface FrameRules {
  /** Origin of the site. */
  readonly site: string;
  /** Origins whose games may be framed. */
  readonly origins: readonly string[];
  /** Launch CDNs in the order they are tried, https only; empty means the site's own origin. */
  readonly cdns: readonly string[];
}

export interface LaunchAnswer {
  readonly game_url?: string | undefined;
  readonly game_url2?: string | undefined;
}

const placeholder = 'https://nobody.invalid';

/** The URL in a launch response: the first one, else the second. */
export const addressIn = ({ game_url, game_url2 }: LaunchAnswer): string | null => game_url ?? game_url2 ?? null;

/** Whether the URL is a path relative to a launch CDN. */
export const isRelative = (address: string): boolean =>
  address.startsWith('/') && URL.canParse(address, placeholder) && new URL(address, placeholder).origin === placeholder;

/** Absolute URL of a frame; null if it is not on the allow-list. `turn` is the number of CDNs that have failed. */
export function frameAddress(address: string, { site, origins, cdns }: FrameRules, turn = 0): string | null {
  if (isRelative(address)) {
    const base = cdns.length === 0 ? site : cdns[turn % cdns.length];
    return base === undefined ? null : new URL(address, base).href;
  }
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isBare = url.username === '' && url.password === '';
  return isBare && /^https?:$/.test(url.protocol) && origins.includes(url.origin) ? url.href : null;
}

const apart = 'allow-scripts allow-forms allow-popups';

/** Sandbox flags of a frame. Omits `allow-same-origin` on the site's own origin, where it would disable the sandbox. */
export const sandboxOf = (address: string, site: string): string =>
  new URL(address).origin === site ? apart : `${apart} allow-same-origin`;
