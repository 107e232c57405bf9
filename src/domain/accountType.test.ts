import { describe, expect, it } from 'vitest';
import {
  accountCentreGate,
  accountKind,
  agentAccountTypes,
  agentCodes,
  guestPermissions,
  memberGate,
  trialAccountType,
  trueAccountWarning,
} from './accountType.ts';

const types = [0, 1, 2, 3, 4, 5, 41, 42, 99];
const member = (isAgent: number) => ({ hasToken: true, isAgent });
const guest = (isAgent: number) => ({ hasToken: false, isAgent });

it('fixes the sets of account types [CONST-03] [CONST-04] [ROLE-07]', () => {
  expect(agentAccountTypes).toEqual([1, 2, 41, 42]);
  expect(trialAccountType).toBe(4);
  expect(agentCodes).toEqual([1, 2, 4, 41, 42]);
});

it('distinguishes visitors, members, agents and trial accounts [ROLE-04] [ROLE-12]', () => {
  expect(types.map((type) => accountKind(guest(type)))).toEqual(types.map(() => 'visitor'));
  expect(types.map((type) => accountKind(member(type)))).toEqual([
    'member',
    'agent',
    'agent',
    'member',
    'trial',
    'member',
    'agent',
    'agent',
    'member',
  ]);
});

describe('gates', () => {
  it('sends visitors without a token to the login popup [GATE-01]', () => {
    expect(types.map((type) => memberGate(guest(type)))).toEqual(types.map(() => 'login'));
  });

  it('warns type 4 and lets every other type proceed [GATE-02] [GATE-04]', () => {
    expect(types.filter((type) => memberGate(member(type)) === 'trueAccount')).toEqual([4]);
    expect(types.filter((type) => memberGate(member(type)) === 'open')).toEqual(types.filter((type) => type !== 4));
  });

  it('names the text and the confirm button of the warning [GATE-03] [ERR-03]', () => {
    expect(trueAccountWarning).toEqual({
      title: 'in_popup_prompt',
      text: 'in_need_true_account',
      confirm: 'in_increase_submit',
    });
  });

  it('opens the account centre for 1, 2, 41 and 42 only [GATE-05] [ROLE-08]', () => {
    expect(types.filter((type) => accountCentreGate(member(type)) === 'open')).toEqual([1, 2, 41, 42]);
    expect(types.filter((type) => accountCentreGate(guest(type)) === 'open')).toEqual([]);
  });

  it('opens the member centre with a token and any type but 4 [GATE-06]', () => {
    expect(types.filter((type) => memberGate(member(type)) === 'open')).toEqual(types.filter((type) => type !== 4));
    expect(types.filter((type) => memberGate(guest(type)) === 'open')).toEqual([]);
  });

  it('answers a refused centre with the popup or the warning [GATE-07]', () => {
    for (const gate of [memberGate, accountCentreGate]) {
      expect([gate(guest(0)), gate(member(4))]).toEqual(['login', 'trueAccount']);
    }
  });
});

it('lets guests browse, log in, register and, where it is on, try [ROLE-05]', () => {
  expect(guestPermissions(true)).toEqual(['browse', 'login', 'register', 'freePlay']);
  expect(guestPermissions(false)).toEqual(['browse', 'login', 'register']);
});
