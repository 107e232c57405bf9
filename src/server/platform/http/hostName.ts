/** Normalizes a `Host` header: no port, lower case, no trailing dot. */
export function hostName(host: string | undefined): string {
  const bare = (host ?? '').trim().toLowerCase();
  const name = bare.startsWith('[') ? bare.slice(0, bare.indexOf(']') + 1) : (bare.split(':')[0] ?? '');
  return name.replace(/\.$/, '');
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a normalized `Host` header is a name of this machine itself, without a brand before it. */
export const isLoopbackName = (host: string) => loopbackHosts.has(host);
