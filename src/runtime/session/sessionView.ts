import { sessionValues } from '../../api/session.ts';
import { accountTypes } from '../../domain/accountType.ts';
import { type PasswordDemand, type SessionState, signedOut } from '../../domain/sessionState.ts';

/** The current user, as screens show it. */
export interface SessionView extends SessionState {
  /** The site may only be used for changing the password. */
  readonly isForced: boolean;
  /** Reason; null if unknown, as after a reload. */
  readonly demand: PasswordDemand | null;
}

export const signedOutView: SessionView = { ...signedOut, isForced: false, demand: null };

/** The session stored by this tab: shown until the server confirms it. */
export function keptView(): SessionView {
  if (sessionValues.read('token') === null) return signedOutView;
  return {
    isLoggedIn: true,
    isForced: false,
    demand: null,
    account: sessionValues.read('account') ?? '',
    nickname: sessionValues.read('nickname') ?? '',
    customerId: sessionValues.read('customerId') ?? '',
    isAgent: sessionValues.read('isAgent') ?? accountTypes.member,
    toUpline: sessionValues.read('toUpline') ?? false,
    memberLabel: sessionValues.read('memberLabel') ?? '',
    rankLevel: 0,
  };
}
