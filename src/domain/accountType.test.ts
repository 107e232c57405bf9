import { describe, expect, it } from 'vitest';
import { accountTypes, agentAccountTypes, memberGate, trialAccountType } from './accountType.ts';
import { trueAccountWarning } from './trueAccountWarning.ts';

const types = [0, 1, 2, 3, 4, 5, 41, 42, 99];
const member = (isAgent: number) => ({ hasToken: true, isAgent });
const guest = (isAgent: number) => ({ hasToken: false, isAgent });

it('fixes the sets of account types [CONST-03] [CONST-04] [ROLE-07]', () => {
  expect(accountTypes).toEqual({ member: 0, agent: 1, generalAgent: 2, trial: 4, agentVariant: 41, otherAgentVariant: 42 });
  expect(agentAccountTypes).toEqual([1, 2, 41, 42]);
  expect(trialAccountType).toBe(4);
  expect(Object.values(accountTypes).filter((type) => type !== accountTypes.member)).toEqual([1, 2, 4, 41, 42]);
});

describe('gates', () => {
  it('sends visitors without a token to the login popup [GATE-01]', () => {
    expect(types.map((type) => memberGate(guest(type)))).toEqual(types.map(() => 'login'));
  });

  it('warns type 4 and lets every other type proceed [GATE-02] [GATE-04]', () => {
    expect(types.filter((type) => memberGate(member(type)) === 'trueAccount')).toEqual([4]);
    expect(types.filter((type) => memberGate(member(type)) === 'open')).toEqual(types.filter((type) => type !== 4));
  });

  it('names the text and the confirm button of the warning [GATE-03] [ERR-01] [ERR-03]', () => {
    expect(trueAccountWarning).toEqual({
      title: 'in_popup_prompt',
      text: 'in_need_true_account',
      confirm: 'in_increase_submit',
    });
  });

  it('opens the member centre with a token and any type but 4 [GATE-06]', () => {
    expect(types.filter((type) => memberGate(member(type)) === 'open')).toEqual(types.filter((type) => type !== 4));
    expect(types.filter((type) => memberGate(guest(type)) === 'open')).toEqual([]);
  });
});
