import { useSyncExternalStore } from 'react';
import { keepWallets, sessionValues } from '../../api/session.ts';

const listeners = new Set<() => void>();

/** Whether the member hides the balance and sums of their own. Stored for the session, with the other wallet settings [A215]. */
export const useBalanceHidden = (): boolean => useSyncExternalStore(subscribe, read, () => false);

/** Shown in place of every sum of the member while the balance is hidden. */
export const hiddenSum = '••••••';

const read = (): boolean => sessionValues.read('merchantWallet')?.hidden === true;

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

export function hideBalance(hidden: boolean): void {
  keepWallets({ hidden });
  for (const notify of listeners) notify();
}
