import { afterEach, expect, it, vi } from 'vitest';
import { authCalls } from '../../api/auth.ts';
import { vietnamPhone } from '../../domain/phone.ts';
import { Failure } from '../../wire/failure.ts';
import { authRequests } from './authRequests.ts';

afterEach(() => vi.restoreAllMocks());

const typed = { number: '912345678', country: vietnamPhone };
const solution = { lot_number: 'lot', captcha_output: 'found', pass_token: 'token', gen_time: '1' };

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
