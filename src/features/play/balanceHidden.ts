import { sessionValues } from '../../api/session.ts';

const listeners = new Set<() => void>();

const isHidden = (): boolean => {
  const kept = sessionValues.read('merchantWallet');
  return typeof kept === 'object' && kept !== null && (kept as { readonly hidden?: unknown }).hidden === true;
};

/** Whether the member hides the balance. Stored for the session, with the other wallet settings. */
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
