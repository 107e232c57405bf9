import { afterEach, expect, it, vi } from 'vitest';
import { authCalls } from '../../api/auth.ts';
import { vietnamPhone } from '../../domain/phone.ts';
import type { ForgotForm } from '../../flows/forgot-password/index.ts';
import type { LoginAnswer } from '../../wire/auth.ts';
import { Failure } from '../../wire/failure.ts';
import { authRequests } from './authRequests.ts';
import { noEntries } from './login/loginEntries.ts';
import { createCodeTickets } from './window/codeTickets.ts';

afterEach(() => vi.restoreAllMocks());

const typed = { number: '912345678', country: vietnamPhone };
const solution = { lot_number: 'lot', captcha_output: 'found', pass_token: 'token', gen_time: '1' };

it('logs in by name with what was typed, the captcha that was shown and the challenge that the server asked for [ENTITY-01]', async () => {
  const logIn = vi.spyOn(authCalls, 'logIn').mockResolvedValue({} as LoginAnswer);
  const form = { ...noEntries, username: ' minhanh ', password: ' secret ', captcha: 'k7pq', country: vietnamPhone };
  const widget = { solve: vi.fn(async () => solution), reset: vi.fn() };
  const parts = { captchaId: 'c1', linkTicket: undefined, phoneCodes: null, codeTickets: createCodeTickets(), widget };
  const sent = { type: 'username', username: 'minhanh', password: 'secret' };
  await authRequests.logIn({ tab: 'username', form, challenge: solution, captchaShown: true }, parts);
  expect(logIn.mock.lastCall).toEqual([{ ...sent, captcha: 'k7pq', captchaId: 'c1', challenge: solution }]);
  await authRequests.logIn({ tab: 'username', form, challenge: null, captchaShown: false }, parts);
  expect(logIn.mock.lastCall).toEqual([sent]);
  expect(widget.solve).not.toHaveBeenCalled();

  logIn
    .mockReset()
    .mockRejectedValueOnce(new Failure('AUTH_CHALLENGE'))
    .mockResolvedValueOnce({} as LoginAnswer);
  await authRequests.logIn({ tab: 'username', form, challenge: null, captchaShown: true }, parts);
  expect(logIn.mock.calls).toEqual([
    [{ ...sent, captcha: 'k7pq', captchaId: 'c1' }],
    [{ ...sent, captcha: 'k7pq', captchaId: 'c1', challenge: solution }],
  ]);
  expect(widget.reset).toHaveBeenCalledOnce();
});

const target = { purpose: 'login', number: '+84912345678' } as const;

it('solves a challenge for an SMS code only where the server asks for one', async () => {
  const codeTickets = createCodeTickets();
  const widget = { solve: vi.fn(async () => solution), reset: vi.fn() };
  const send = vi.spyOn(authCalls, 'sendCode').mockResolvedValue({ expiredMinutes: 2, ticket: 'first' });
  await authRequests.sendCode(target, typed, { widget, codeTickets });
  expect(widget.solve).not.toHaveBeenCalled();

  const sent = { expiredMinutes: 2, ticket: 'second' };
  send.mockReset().mockRejectedValueOnce(new Failure('AUTH_CHALLENGE')).mockResolvedValueOnce(sent);
  expect(await authRequests.sendCode(target, typed, { widget, codeTickets })).toEqual(sent);
  expect(send.mock.calls).toEqual([
    ['login', typed, undefined],
    ['login', typed, solution],
  ]);
  expect(widget.reset).toHaveBeenCalledOnce();

  send.mockReset().mockRejectedValue(new Failure('RATE_LIMIT'));
  await expect(authRequests.sendCode(target, typed, { widget, codeTickets })).rejects.toMatchObject({ code: 'RATE_LIMIT' });
  expect(send).toHaveBeenCalledOnce();
});

it('solves a challenge for the mail of a forgotten password by the same rule', async () => {
  const widget = { solve: vi.fn(async () => solution), reset: vi.fn() };
  const send = vi
    .spyOn(authCalls, 'sendResetMail')
    .mockRejectedValueOnce(new Failure('AUTH_CHALLENGE'))
    .mockResolvedValueOnce(null);
  const form = { username: 'minhanh', email: 'minh@anh.vn' } as ForgotForm;
  await authRequests.sendResetMail(form, widget);
  expect(send.mock.calls).toEqual([
    [form, undefined],
    [form, solution],
  ]);
  expect(widget.reset).toHaveBeenCalledOnce();
});

it('sends a code with the ticket of its own request: newest, of this number and for this purpose', async () => {
  const codeTickets = createCodeTickets();
  codeTickets.keep(target, 'of an earlier login');
  codeTickets.keep(target, 'of the login');
  codeTickets.keep({ ...target, purpose: 'forgotPassword' }, 'of the reset');
  codeTickets.keep({ ...target, number: '+84987654321' }, 'of another number');
  const logIn = vi.spyOn(authCalls, 'logIn').mockRejectedValue(new Failure('AUTH_INCORRECT'));
  const reset = vi.spyOn(authCalls, 'resetByPhone').mockRejectedValue(new Failure('CODE_INCORRECT'));
  const form = {
    username: '',
    password: '',
    captcha: '',
    email: '',
    newPassword: 'Moi-2026-mat',
    mobileNum: '0912345678',
    country: vietnamPhone,
    verificationCode: '246810',
  };
  const widget = { solve: async () => solution, reset: () => undefined };
  const parts = { captchaId: undefined, linkTicket: undefined, phoneCodes: null, codeTickets, widget };
  await authRequests.logIn({ tab: 'sms', form, challenge: null, captchaShown: false }, parts).catch(() => undefined);
  await authRequests.resetByPhone(form, codeTickets).catch(() => undefined);
  expect(logIn.mock.calls[0]?.[0]).toMatchObject({ type: 'sms', password: '246810', codeTicket: 'of the login' });
  expect(reset.mock.calls[0]?.[0]).toMatchObject({ verificationCode: '246810', codeTicket: 'of the reset' });
});
