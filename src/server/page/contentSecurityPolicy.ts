import { createHash } from 'node:crypto';
import type { ThirdPartySource } from './thirdPartySources.ts';

export interface PolicySources {
  /** Exact texts of the inline scripts and styles of the document. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Origins beside our own. */
  readonly pictures: readonly string[];
  readonly frames: readonly string[];
  /** Programs of others that this site has set up. */
  readonly sources?: readonly ThirdPartySource[];
}

/** Only what the document itself wrote may run, beside what a site has set up: no unsafe word, and no host for nobody. */
export function contentSecurityPolicy({ scripts, styles, pictures, frames, sources = [] }: PolicySources) {
  const of = (kind: keyof ThirdPartySource) => [...new Set(sources.flatMap((source) => source[kind] ?? []))];
  const framed = [...frames, ...of('frames')];
  return [
    ["default-src 'none'"],
    ["script-src 'self'", ...scripts.map(hashSource), ...of('scripts')],
    ["style-src 'self'", ...styles.map(hashSource), ...of('styles')],
    ["img-src 'self' data:", ...pictures, ...of('pictures')],
    ["font-src 'self'"],
    ["connect-src 'self'", ...of('calls')],
    ["manifest-src 'self'"],
    ["worker-src 'self'"],
    framed.length === 0 ? ["frame-src 'none'"] : ['frame-src', ...framed],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ["object-src 'none'"],
    ["require-trusted-types-for 'script'"],
    ['trusted-types livery challenge', ...of('trustedTypes')],
  ]
    .map((parts) => parts.join(' '))
    .join('; ');
}

export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** For answers that are no documents. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
