import { useSyncExternalStore } from 'react';
import { keepWallets, sessionValues } from '../../api/session.ts';

const listeners = new Set<() => void>();

/** Whether the member hides their balance, and how to change that. Stored for the session, with the other wallet settings [A215]. */
export function useBalanceHidden(): readonly [boolean, (isHidden: boolean) => void] {
  return [useSyncExternalStore(subscribe, read, () => false), hideBalance];
}

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
