import { describe, expect, it } from 'vitest';
import { moduleNames } from '../../../manifest/moduleRequirements.ts';
import { moduleGroups, moduleStates, waysIn } from './moduleState.ts';

const off = Object.fromEntries(moduleNames.map((name) => [name, false]));

describe('modules', () => {
  it('offers both ways out where a module is on and what it needs is off', () => {
    const document = { modules: { ...off, showVerCodeLogin: true, MOBILEVERCODELOGIN3: false, INVITE: true } };
    const stuck = moduleStates(document).filter(({ waysOut }) => waysOut.length > 0);
    expect(stuck.map(({ name, waysOut }) => ({ name, waysOut }))).toEqual([
      { name: 'showVerCodeLogin', waysOut: [{ MOBILEVERCODELOGIN3: true }, { showVerCodeLogin: false }] },
      { name: 'INVITE', waysOut: [{ MEMBERCENTER: true }, { INVITE: false }] },
    ]);
  });

  it('names every module that one of two others would help', () => {
    const document = { modules: { ...off, DIRECTREG3: true } };
    const direct = moduleStates(document).find(({ name }) => name === 'DIRECTREG3');
    expect(direct?.waysOut).toEqual([{ usernameEnabled: true }, { mobileReg: true }, { DIRECTREG3: false }]);
  });

  it('says who gets in and how', () => {
    expect(waysIn({ modules: off })).toEqual({
      register: [],
      signIn: ['password'],
      canResetPassword: false,
      canPlayAsGuest: false,
    });
    expect(waysIn({ modules: { ...off, mobileReg: true } }).register).toEqual([]);
    expect(waysIn({ modules: { ...off, mobileReg: true, smsEnabled: true, usernameEnabled: true } }).register).toEqual([
      'username',
      'mobile',
    ]);
  });

  it('shows every module once', () => {
    expect(moduleGroups.flatMap(({ modules }) => modules).toSorted()).toEqual([...moduleNames].toSorted());
  });
});
