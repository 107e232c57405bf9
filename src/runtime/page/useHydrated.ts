import { useSyncExternalStore } from 'react';

/**
 * False during hydration, when the render must match the server's HTML, and true afterwards. Anything the server cannot know
 * (hash, query, clock, storage) must wait for it.
 */
export const useHydrated = (): boolean => useSyncExternalStore(never, yes, no);

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
