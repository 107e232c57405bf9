/** Host lookup beyond the hosts that manifests name. */
export interface Addressing {
  /** Serve this merchant on every host. */
  readonly only: string | null;
  /** Serve every brand at `<merchant>.<publicHost>` too. */
  readonly publicHost: string | null;
}

export type HostTable = ReturnType<typeof createHostTable>;

/** The table of hosts and their merchants. A look-up costs the same however many there are. */
export function createHostTable({ only, publicHost }: Addressing) {
  const holders = new Map<string, string>();
  const hostsOf = new Map<string, readonly string[]>();
  const ending = publicHost === null ? null : `.${publicHost}`;

  /** The merchant in a host such as `<merchant>.<publicHost>`. */
  const ofPublicHost = (host: string) => (ending !== null && host.endsWith(ending) ? host.slice(0, -ending.length) : null);

  return {
    /** Replaces the hosts of these merchants. */
    update(merchants: Iterable<string>, held: Iterable<{ readonly host: string; readonly holder: string }>) {
      for (const merchant of merchants) {
        for (const host of hostsOf.get(merchant) ?? []) if (holders.get(host) === merchant) holders.delete(host);
        hostsOf.delete(merchant);
      }
      for (const { host, holder } of held) {
        holders.set(host, holder);
        hostsOf.set(holder, [...(hostsOf.get(holder) ?? []), host]);
      }
    },

    /** The merchant that a host belongs to; null if it belongs to none. There may be no such brand. */
    merchantOf: (host: string): string | null => only ?? ofPublicHost(host) ?? holders.get(host) ?? null,

    ofPublicHost,
  };
}
