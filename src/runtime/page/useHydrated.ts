import { useSyncExternalStore } from 'react';

/**
 * False for the first paint, which is the same for everybody, and true from then on.
 * Whatever the server can't know (a hash, a search, a clock) waits for it.
 */
export const useHydrated = (): boolean => useSyncExternalStore(never, yes, no);

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
