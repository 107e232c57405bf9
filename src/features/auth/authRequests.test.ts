import { afterEach, expect, it, vi } from 'vitest';
import { authCalls } from '../../api/auth.ts';
import { vietnamPhone } from '../../domain/phone.ts';
import type { LoginAnswer } from '../../wire/auth.ts';
import { Failure } from '../../wire/failure.ts';
import { authRequests } from './authRequests.ts';
import { noEntries } from './login/loginEntries.ts';

afterEach(() => vi.restoreAllMocks());

const typed = { number: '912345678', country: vietnamPhone };
const solution = { lot_number: 'lot', captcha_output: 'found', pass_token: 'token', gen_time: '1' };

it('logs in by name with what was typed, the captcha that was shown and the result of the challenge [ENTITY-01]', async () => {
  const logIn = vi.spyOn(authCalls, 'logIn').mockResolvedValue({} as LoginAnswer);
  const form = { ...noEntries, username: ' minhanh ', password: ' secret ', captcha: 'k7pq', country: vietnamPhone };
  const parts = { captchaId: 'c1', linkTicket: undefined, phoneCodes: null };
  const sent = { type: 'username', username: 'minhanh', password: 'secret' };
  await authRequests.logIn({ tab: 'username', form, challenge: solution, captchaShown: true }, parts);
  expect(logIn.mock.lastCall).toEqual([{ ...sent, captcha: 'k7pq', captchaId: 'c1', challenge: solution }]);
  await authRequests.logIn({ tab: 'username', form, challenge: null, captchaShown: false }, parts);
  expect(logIn.mock.lastCall).toEqual([sent]);
});

it('solves a challenge for an SMS code only where the server asks for one', async () => {
  const widget = { solve: vi.fn(async () => solution), reset: vi.fn() };
  const send = vi.spyOn(authCalls, 'sendCode').mockResolvedValue({ expiredMinutes: 2 });
  await authRequests.sendCode('login', typed, widget);
  expect(widget.solve).not.toHaveBeenCalled();

  send.mockReset().mockRejectedValueOnce(new Failure('AUTH_CHALLENGE')).mockResolvedValueOnce({ expiredMinutes: 2 });
  expect(await authRequests.sendCode('login', typed, widget)).toEqual({ expiredMinutes: 2 });
  expect(send.mock.calls).toEqual([
    ['login', typed],
    ['login', typed, solution],
  ]);
  expect(widget.reset).toHaveBeenCalledOnce();

  send.mockReset().mockRejectedValue(new Failure('RATE_LIMIT'));
  await expect(authRequests.sendCode('login', typed, widget)).rejects.toMatchObject({ code: 'RATE_LIMIT' });
  expect(send).toHaveBeenCalledOnce();
});
