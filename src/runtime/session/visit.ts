/** Key of a value of the visit, declared beside the code that uses it. */
export interface VisitSlot<Value> {
  /** `user`: reset when the session ends. `page`: kept until the page unloads. */
  readonly scope: 'user' | 'page';
  readonly initial: () => Value;
}

/** In-memory state of one page load: never stored, not part of any component. */
export interface Visit {
  readonly read: <Value>(slot: VisitSlot<Value>) => Value;
  readonly write: <Value>(slot: VisitSlot<Value>, value: Value) => void;
  /** Reads the value and resets the slot. */
  readonly take: <Value>(slot: VisitSlot<Value>) => Value;
  /** Resets what belongs to the current user, before another one uses the page. */
  readonly forgetUser: () => void;
}

export const visitSlot = <Value>(scope: VisitSlot<Value>['scope'], initial: () => Value): VisitSlot<Value> => ({
  scope,
  initial,
});

export function createVisit(): Visit {
  const values = new Map<VisitSlot<unknown>, unknown>();
  const read = <Value>(slot: VisitSlot<Value>): Value => {
    if (!values.has(slot)) values.set(slot, slot.initial());
    return values.get(slot) as Value;
  };
  return {
    read,
    write: (slot, value) => void values.set(slot, value),
    take(slot) {
      const value = read(slot);
      values.delete(slot);
      return value;
    },
    forgetUser() {
      for (const slot of values.keys()) if (slot.scope === 'user') values.delete(slot);
    },
  };
}

const returnPath = visitSlot<string | null>('page', () => null);

/** Stores the path to return to after a login. Paths of other sites are ignored. */
export const keepReturnPath = (visit: Visit, path: string): void =>
  visit.write(returnPath, path.startsWith('/') && !path.startsWith('//') ? path : null);

export const takeReturnPath = (visit: Visit): string | null => visit.take(returnPath);

const codeNames = ['affiliateCode', 'referralCode'] as const;
export const invitationCodes = visitSlot('page', () => new Map<(typeof codeNames)[number], string>());

/** Keeps the invitation codes of a URL for the rest of the visit. */
export function keepInvitation(visit: Visit, search: string): void {
  const query = new URLSearchParams(search);
  for (const name of codeNames) {
    const code = query.get(name);
    if (code !== null && code !== '') visit.read(invitationCodes).set(name, code);
  }
}

/** The invitation code that prefills the registration form. */
export function invitationCode(visit: Visit): string | null {
  const codes = visit.read(invitationCodes);
  return codes.get('affiliateCode') ?? codes.get('referralCode') ?? null;
}

/** The current address with the invitation codes of the visit. */
export function invitationAddress(visit: Visit): URL {
  const address = new URL(location.href);
  for (const [name, code] of visit.read(invitationCodes)) address.searchParams.set(name, code);
  return address;
}
