import { storyFunds } from '../../.storybook/kit/agentAnswers.ts';
import {
  offeredByMe,
  offeredToMe,
  storyContract,
  storyContracts,
  storyDetail,
  storyOptions,
} from '../../.storybook/kit/contractAnswers.ts';
import { accountTypes } from '../../src/domain/accountType.ts';
import type { ContractSide, ContractState } from '../../src/domain/contracts/index.ts';
import type { Contract } from '../../src/wire/contracts.ts';
import { member } from './answers.ts';
import type { Scene } from './plan.ts';

/** The page of an agent with these contracts, of which the first is opened. */
export const agentScene = (contracts: readonly Contract[]): Scene => ({
  address: '/index?agent=agentDividend',
  member: 'agent',
  hosts: { session: { start: 'token', steps: ['answer:loadMember:agent'] } },
  calls: {
    memberInfo: { ...member, type: accountTypes.agent },
    consolidatedFunds: storyFunds,
    contracts: storyContracts(contracts),
    contract: storyDetail(contracts[0]),
    contractOptions: storyOptions(),
  },
});

/** A contract in a state, as its downline and as its upline see it. */
export function bothSides(state: ContractState, asked: ContractSide): readonly Contract[] {
  const isWaiting = state === 'offered' || state === 'terminating';
  const requestedBy = isWaiting ? (state === 'offered' ? 'upline' : asked) : null;
  const common = {
    state,
    requestedBy,
    note: state === 'rejected' ? 'Xin giữ mức 9.00% đến hết quý.' : null,
    successor: state === 'superseded' ? 'C261120-100009' : null,
    answerUntil: isWaiting ? offeredToMe.answerUntil : null,
    changedAt: '2026-11-20T04:20:06.000Z',
  } as const;
  const [below, above] = state === 'offered' ? [offeredToMe, offeredByMe] : [storyContract(1), storyContract(2)];
  return [
    { ...below, ...common, side: 'downline', partner: offeredToMe.partner, isMine: requestedBy === 'upline' },
    { ...above, ...common, side: 'upline', partner: offeredByMe.partner, isMine: requestedBy === 'downline' },
  ];
}
