/** Where the answer to a launch may be opened. */
export interface FrameRules {
  /** Origin of the site. */
  readonly site: string;
  /** Origins whose games may stand in a frame. */
  readonly origins: readonly string[];
  /** Launch CDNs in the order in which they are tried, https only; none means the site's own origin. */
  readonly cdns: readonly string[];
}

export interface LaunchAnswer {
  readonly game_url?: string | undefined;
  readonly game_url2?: string | undefined;
}

const placeholder = 'https://nobody.invalid';

/** The address an answer names: the first one, else the second. */
export const addressIn = ({ game_url, game_url2 }: LaunchAnswer): string | null => game_url ?? game_url2 ?? null;

/** Whether an address is a path that a launch CDN completes. */
export const isRelative = (address: string): boolean =>
  address.startsWith('/') && URL.canParse(address, placeholder) && new URL(address, placeholder).origin === placeholder;

/** The whole address of a frame; null for one outside the allow-list. `turn` counts the CDNs that failed before. */
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

/** What a frame may do. On the site's own origin `allow-same-origin` would let it out of the sandbox, so there it is left out. */
export const sandboxOf = (address: string, site: string): string =>
  new URL(address).origin === site ? apart : `${apart} allow-same-origin`;
