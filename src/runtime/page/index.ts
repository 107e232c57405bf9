/** The page as a document: whether it is hydrated. */
export { useHydrated } from './useHydrated.ts';
