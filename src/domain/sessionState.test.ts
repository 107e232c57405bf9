import { expect, it } from 'vitest';
import { mustChangePassword, type SignInFacts } from './sessionState.ts';

const facts = (rest: Partial<SignInFacts>): SignInFacts => ({
  type: 'username',
  password: 'tre-xanh-94',
  passwordExpired: false,
  passwordChange: false,
  pwdEnabled: false,
  ...rest,
});
const forced = (rest: Partial<SignInFacts>) => mustChangePassword(facts(rest));

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
