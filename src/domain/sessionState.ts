import { accountTypes } from './accountType.ts';

/** State of the current user: login, agent and VIP. */
export interface SessionState {
  readonly isLoggedIn: boolean;
  readonly account: string;
  readonly nickname: string;
  readonly customerId: string;
  /** The numeric account type. */
  readonly isAgent: number;
  readonly toUpline: boolean;
  readonly memberLabel: string;
  readonly rankLevel: number;
}

export const signedOut: SessionState = {
  isLoggedIn: false,
  account: '',
  nickname: '',
  customerId: '',
  isAgent: accountTypes.member,
  toUpline: false,
  memberLabel: '',
  rankLevel: 0,
};

export interface StoredMember {
  readonly account: string;
  readonly nickname: string;
  readonly customerId: string;
  readonly type: number;
  readonly toUpline: boolean;
  readonly clubLabel: { readonly labelName: string; readonly rankLevel: number };
}

/** A stored member implies a login. */
export const sessionStateOf = ({ type, clubLabel, ...member }: StoredMember): SessionState => ({
  isLoggedIn: true,
  account: member.account,
  nickname: member.nickname,
  customerId: member.customerId,
  isAgent: type,
  toUpline: member.toUpline,
  memberLabel: clubLabel.labelName,
  rankLevel: clubLabel.rankLevel,
});
