import { sessionValues } from '../../../api/session.ts';
import { accountTypes } from '../../../domain/accountType.ts';
import { type SessionState, signedOut } from '../../../domain/sessionState.ts';

/** Who is here, as screens show it. */
export interface SessionView extends SessionState {
  /** The site may only be used for changing the password. */
  readonly isForced: boolean;
}

export const guestView: SessionView = { ...signedOut, isForced: false };

/** What this tab kept of its session: shown until the server has said who it is. */
export function keptView(): SessionView {
  if (sessionValues.read('token') === null) return guestView;
  return {
    isLoggedIn: true,
    isForced: false,
    account: sessionValues.read('account') ?? '',
    nickname: sessionValues.read('nickname') ?? '',
    customerId: sessionValues.read('customerId') ?? '',
    isAgent: sessionValues.read('isAgent') ?? accountTypes.member,
    toUpline: sessionValues.read('toUpline') ?? false,
    memberLabel: sessionValues.read('memberLabel') ?? '',
    rankLevel: 0,
  };
}
