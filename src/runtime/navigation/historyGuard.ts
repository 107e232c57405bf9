/**
 * Sees a step through the history before the router does, which has no blocking of them; null while nothing guards it.
 * `site.tsx` registers it before the router starts.
 */
export const historyGuard: { current: ((event: PopStateEvent) => void) | null } = { current: null };
