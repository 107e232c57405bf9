import { expect, it } from 'vitest';
import { mustChangePassword, type SignInFacts, sessionStateOf, signedOut } from './sessionState.ts';

const facts = (rest: Partial<SignInFacts>): SignInFacts => ({
  type: 'username',
  password: 'tre-xanh-94',
  passwordExpired: false,
  passwordChange: false,
  pwdEnabled: false,
  ...rest,
});
const forced = (rest: Partial<SignInFacts>) => mustChangePassword(facts(rest));

it('takes every value of a stored member, and none of anyone else when signed out', () => {
  const [account, nickname, customerId] = ['minhanh', 'Minh Anh', '100001'];
  const clubLabel = { labelName: 'Vàng', rankLevel: 3 };
  expect(sessionStateOf({ account, nickname, customerId, type: 41, toUpline: true, clubLabel })).toEqual({
    isLoggedIn: true,
    account,
    nickname,
    customerId,
    isAgent: 41,
    toUpline: true,
    memberLabel: 'Vàng',
    rankLevel: 3,
  });
  expect(signedOut).toEqual({
    isLoggedIn: false,
    account: '',
    nickname: '',
    customerId: '',
    isAgent: 0,
    toUpline: false,
    memberLabel: '',
    rankLevel: 0,
  });
});

it('forces a change of 123456, but not after a code or a social identity [LOGIN-07]', () => {
  expect(forced({ password: '123456' })).toBe(true);
  expect(forced({ password: '1234567' })).toBe(false);
  expect([forced({ type: 'sms', password: '123456' }), forced({ type: 'firebase', password: '123456' })]).toEqual([
    false,
    false,
  ]);
});

it('forces a change of an expired password where passwords expire [LOGIN-08]', () => {
  const table = [false, true].flatMap((passwordExpired) =>
    [false, true].flatMap((pwdEnabled) =>
      (['username', 'sms', 'firebase'] as const).map((type) => ({ passwordExpired, pwdEnabled, type })),
    ),
  );
  expect(table.filter(forced)).toEqual([{ passwordExpired: true, pwdEnabled: true, type: 'username' }]);
});

it("obeys the server's demand in every case", () => {
  expect(forced({ passwordChange: true, type: 'sms' })).toBe(true);
});
