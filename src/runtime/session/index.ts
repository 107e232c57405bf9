/** The session of the page: the current user, side effects of the session on the page, and the state of the visit. */

export { arrival } from './arrival.ts';
export { hiddenSum, hideBalance, useBalanceHidden } from './balanceHidden.ts';
export { enterTrial } from './enterTrial.ts';
export { SessionBridge } from './SessionBridge.tsx';
export type { SessionStore } from './sessionStore.ts';
export type { SessionView } from './sessionView.ts';
export { useRankLabel } from './useRankLabel.ts';
export { SessionProvider, useSession, useSessionView, useVisit } from './useSession.tsx';
export { invitationAddress, invitationCode, keepReturnPath, type Visit, visitSlot } from './visit.ts';
