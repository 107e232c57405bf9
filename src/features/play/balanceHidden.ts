import { sessionValues } from '../../api/session.ts';

const listeners = new Set<() => void>();

const isHidden = (): boolean => {
  const kept = sessionValues.read('merchantWallet');
  return typeof kept === 'object' && kept !== null && (kept as { readonly hidden?: unknown }).hidden === true;
};

/** Whether a member covers the balance. Kept for the session, with what else the session keeps of the wallet. */
export const balanceHidden = {
  read: isHidden,
  subscribe: (notify: () => void) => {
    listeners.add(notify);
    return () => void listeners.delete(notify);
  },
  write: (hidden: boolean): void => {
    sessionValues.write('merchantWallet', { hidden });
    for (const notify of listeners) notify();
  },
} as const;
