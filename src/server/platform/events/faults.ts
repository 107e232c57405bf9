/** Faults in spite of which the process goes on. */
export const faultKinds = {
  cache: 'A file cannot be cached.',
  database: 'A connection to the database was lost.',
  gateway: 'A gateway cannot be reached.',
  challenge: 'The challenge provider cannot be reached.',
  identityProvider: 'The keys of the identity provider cannot be read.',
  breachedPasswords: 'The file of breached passwords cannot be read.',
  vendor: 'A vendor cannot be reached.',
  upstream: 'The upstream cannot be used.',
  payments: 'A payment provider cannot be reached.',
  settlement: 'A contract on wages cannot be settled.',
  brands: 'The folder of brands or the file of vendors cannot be read.',
  warming: 'Something was not prepared before its first request.',
} as const;

export type FaultKind = keyof typeof faultKinds;

export type ReportFault = (kind: FaultKind, error: unknown) => void;

type FaultListener = (fault: { readonly kind: FaultKind; readonly error: unknown; readonly isLogged: boolean }) => void;

const quietMs = 60_000;

export type Faults = ReturnType<typeof createFaults>;

/** Faults that no caller sees. Each kind is logged once a minute and counted every time. */
export function createFaults() {
  const listeners: FaultListener[] = [];
  const loggedAt = new Map<FaultKind, number>();
  const report: ReportFault = (kind, error) => {
    const at = performance.now();
    const isLogged = at - (loggedAt.get(kind) ?? Number.NEGATIVE_INFINITY) >= quietMs;
    if (isLogged) loggedAt.set(kind, at);
    for (const listener of listeners) listener({ kind, error, isLogged });
  };
  return {
    report,
    onFault: (listener: FaultListener) => {
      listeners.push(listener);
    },
  };
}
