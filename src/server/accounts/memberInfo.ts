import type { MemberInfo } from '../../wire/auth.ts';
import type { Account } from './account.ts';

/** The rank of an account that has not earned one. */
const lowestRank = { labelName: 'VIP 0', rankLevel: 0 };

export const memberInfo = ({ username, nickname, id, type, uplineId }: Account): MemberInfo => ({
  account: username,
  nickname,
  customerId: id,
  type,
  toUpline: uplineId !== null,
  clubLabel: lowestRank,
});
