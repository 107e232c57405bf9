import { createHash } from 'node:crypto';

export interface PolicySources {
  /** Exact texts of the inline scripts and styles of the document. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Origins beside our own. */
  readonly pictures: readonly string[];
  readonly frames: readonly string[];
}

/** Only what the document itself wrote may run: no host list a script could hide behind, no unsafe word. */
export function contentSecurityPolicy({ scripts, styles, pictures, frames }: PolicySources) {
  return [
    ["default-src 'none'"],
    ["script-src 'self'", ...scripts.map(hashSource)],
    ["style-src 'self'", ...styles.map(hashSource)],
    ["img-src 'self' data:", ...pictures],
    ["font-src 'self'"],
    ["connect-src 'self'"],
    ["manifest-src 'self'"],
    frames.length === 0 ? ["frame-src 'none'"] : ['frame-src', ...frames],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ["object-src 'none'"],
    ["require-trusted-types-for 'script'"],
    ['trusted-types livery'],
  ]
    .map((parts) => parts.join(' '))
    .join('; ');
}

export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** For answers that are no documents. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
