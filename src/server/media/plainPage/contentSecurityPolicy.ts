import { createHash } from 'node:crypto';
import type { ThirdPartySource } from './thirdPartySources.ts';

export interface PolicySources {
  /** Exact texts of the inline scripts and styles of the document, allowed by hash. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Origins besides `'self'`. */
  readonly pictures: readonly string[];
  readonly frames: readonly string[];
  /** Origins of the site's mirrors, whose speed the page measures. */
  readonly mirrors?: readonly string[];
  /** Origin of the calls of an exported page. */
  readonly api?: string | null;
  /** Whether the page is served over https. */
  readonly secure?: boolean;
  /** Third parties this site has set up. */
  readonly sources?: readonly ThirdPartySource[];
  /** The only page that may frame the document; null for none. */
  readonly framedBy?: string | null;
}

/**
 * CSP of a document: inline code by hash and no `unsafe-*` keyword. Scripts of third parties are loaded by ours, which pass
 * their trust on; a host would admit all of its scripts.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  pictures,
  frames,
  mirrors = [],
  api = null,
  secure = false,
  sources = [],
  framedBy = null,
}: PolicySources) {
  const of = (kind: keyof ThirdPartySource) => [...new Set(sources.flatMap((source) => source[kind] ?? []))];
  const framed = [...frames, ...of('frames')];
  return [
    ["default-src 'none'"],
    ['script-src', sources.length === 0 ? "'self'" : "'strict-dynamic'", ...scripts.map(hashSource)],
    ["style-src 'self'", ...styles.map(hashSource), ...of('styles')],
    ["img-src 'self' data:", ...(api === null ? [] : [api]), ...pictures, ...of('pictures')],
    ["font-src 'self'"],
    ["connect-src 'self'", ...(api === null ? [] : [api, api.replace(/^http/, 'ws')]), ...mirrors, ...of('calls')],
    ["manifest-src 'self'"],
    ["worker-src 'self'"],
    framed.length === 0 ? ["frame-src 'none'"] : ['frame-src', ...framed],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    [`frame-ancestors ${framedBy ?? "'none'"}`],
    ["object-src 'none'"],
    ["require-trusted-types-for 'script'"],
    ['trusted-types livery challenge worker', ...of('trustedTypes')],
    ...(secure ? [['upgrade-insecure-requests']] : []),
  ]
    .map((parts) => parts.join(' '))
    .join('; ');
}

/** CSP source that allows one inline script or style by its content. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** CSP of responses that are not documents. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
