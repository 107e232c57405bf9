import { expect, it } from 'vitest';
import { authConstants } from './authConstants.ts';
import { countdownSeconds, countdownTime } from './smsCountdown.ts';

it('counts as many seconds as the minutes of the code [CONST-09]', () => {
  expect(countdownSeconds(3)).toBe(180);
  expect(countdownTime({ expiredMinutes: 3 })).toBe(180_000);
});

it('fixes the waits of codes and pictures [CONST-10] [CONST-11] [CONST-12] [CONST-13]', () => {
  expect([authConstants.firebaseCountdown, countdownTime('firebase')]).toEqual([60, 60_000]);
  expect(authConstants.loginSmsThrottle).toBe(1_000);
  expect(authConstants.captchaRefresh).toBe(1_000);
  expect(authConstants.phoneAuthWait).toBe(5 * 60_000);
});
