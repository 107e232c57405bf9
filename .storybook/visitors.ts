import { keepMember, sessionValues } from '../src/api/session.ts';
import { accountTypes } from '../src/domain/accountType.ts';
import { sessionStateOf } from '../src/domain/sessionState.ts';
import type { StoryAnswer, StoryParameters } from '../src/testing/stories/parameters.ts';
import type { MemberInfo } from '../src/wire/auth.ts';
import type { CallName } from '../src/wire/calls.ts';

const types = { member: accountTypes.member, agent: accountTypes.agent, trial: accountTypes.trial } as const;

/** Lets the tab hold a session as if somebody had signed in; what the server says of them. */
export function signIn({
  visitor = 'guest',
  nickname = 'Nguyễn Thị Minh Ánh',
}: StoryParameters): Partial<Record<CallName, StoryAnswer>> {
  if (visitor === 'guest') return {};
  const member: MemberInfo = {
    account: 'nguyenthiminhanh',
    nickname,
    customerId: '100001',
    type: types[visitor],
    toUpline: false,
    clubLabel: { labelName: 'Vàng', rankLevel: 3 },
  };
  sessionValues.write('token', 'story');
  keepMember(sessionStateOf(member));
  return { memberInfo: { value: member }, memberIcon: { value: { icon: '' } }, memberLanguage: { value: null } };
}
