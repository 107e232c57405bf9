/** A request as the rules see it. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** `page`: from the network, else the offline page. `file`: from the cache, else the network. `network`: left to the browser. */
export type Handling = 'page' | 'file' | 'network';

/** Folders of files whose names contain a hash of their content. */
const hashed = /^\/(?:assets|fonts)\/[^?]+$/;

/** Handling of a request: the worker leaves alone all that is neither a page nor a hashed file of this origin. */
export function handlingOf({ method, mode, url }: Asked, origin: string): Handling {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'network';
  if (mode === 'navigate') return 'page';
  return hashed.test(`${address.pathname}${address.search}`) ? 'file' : 'network';
}

/** Whether a response may be kept: the server says that it never changes, and it came from this origin for everyone. */
export const mayKeep = ({ status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>): boolean =>
  status === 200 &&
  type === 'basic' &&
  /\bpublic\b.*\bimmutable\b/.test(headers.get('cache-control') ?? '') &&
  !/cookie/i.test(headers.get('vary') ?? '');

/** Address of a message of the inbox. */
export const messageAddress = (id: string): string => `/index?member=messageV2&member.message=${encodeURIComponent(id)}`;

const filesPrefix = 'files ';
const pagePrefix = 'page ';

export const filesCache = (build: string): string => `${filesPrefix}${build}`;
export const pageCache = (digest: string): string => `${pagePrefix}${digest}`;

/** Whether an earlier worker kept files of this build: then only the offline page has changed, and no open page is older. */
export const isOfSameBuild = (names: readonly string[], build: string): boolean => names.includes(filesCache(build));

/**
 * Caches that a new worker deletes: every page but its own, and files older than the build before it, whose pages may still be open.
 * @param names In the order in which they were made.
 */
export function cachesToDelete(names: readonly string[], { build, page }: { readonly build: string; readonly page: string }) {
  const former = names.findLast((name) => name.startsWith(filesPrefix) && name !== filesCache(build));
  const kept = [filesCache(build), former, pageCache(page)];
  const own = (name: string) => name.startsWith(filesPrefix) || name.startsWith(pagePrefix);
  return names.filter((name) => own(name) && !kept.includes(name));
}
