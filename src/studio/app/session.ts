import { createContext, useContext } from 'react';
import type { OperatorRole } from '../../wire/operate.ts';
import type { StudioOperator, StudioSession } from '../../wire/studio/session.ts';

export interface SessionState {
  readonly session: StudioSession;
  readonly operator: StudioOperator;
  readonly signOut: () => void;
}

export const SessionContext = createContext<SessionState | null>(null);

/** The signed-in person. Pages are drawn within the session gate, so there is one. */
export function useSession(): SessionState {
  const state = useContext(SessionContext);
  if (state === null) throw new Error('A session is needed here: draw it within the session gate.');
  return state;
}

/** Order of rights: each role may do what the ones before it may. */
const ladder = ['viewer', 'editor', 'publisher', 'owner'] as const;
export type StudioRole = (typeof ladder)[number];

/** Whether the person may do what needs this role. */
export function useMay(role: StudioRole): boolean {
  const { operator } = useSession();
  return mayAct(operator.roles, role);
}

export const mayAct = (roles: readonly OperatorRole[], role: StudioRole): boolean =>
  ladder.slice(ladder.indexOf(role)).some((each) => (roles as readonly string[]).includes(each)) || role === 'viewer';
