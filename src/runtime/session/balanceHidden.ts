import { useSyncExternalStore } from 'react';
import { keepWallets, sessionValues } from '../../api/session.ts';

const listeners = new Set<() => void>();

const isHidden = (): boolean => sessionValues.read('merchantWallet')?.hidden === true;

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Whether the member hides the balance and sums of their own. Stored for the session, with the other wallet settings. */
export const useBalanceHidden = (): boolean => useSyncExternalStore(subscribe, isHidden, () => false);

export function hideBalance(hidden: boolean): void {
  keepWallets({ hidden });
  for (const notify of listeners) notify();
}
