import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import type { LoginAnswer, LoginValue, VerificationMethod } from '../../wire/auth.ts';
import { Failure } from '../../wire/failure.ts';
import { extraVerificationMachine } from './extraVerification.machine.ts';
import { type Proof, ticketTime, ticketTries } from './setup.ts';

const session: LoginValue = {
  token: 'token',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordChange: false,
  account: 'minhanh',
  type: 0,
};
const all: readonly VerificationMethod[] = ['mobile', 'email', 'bankName', 'google', 'captcha'];
const input = { ticket: 'ticket', methods: all.map((method) => ({ method, hint: null })) };
const wrong = new Failure('VALIDATION', { value: [{ field: 'answer', key: 'auth.codeWrong', params: {} }] });

function start({
  answers = [session] as readonly (LoginAnswer | Error)[],
  methods = all,
  send = async (): Promise<null> => null,
} = {}) {
  const clock = new SimulatedClock();
  const sent: (VerificationMethod | null)[] = [];
  const proofs: Proof[] = [];
  const machine = extraVerificationMachine.provide({
    actors: {
      sendCode: fromPromise(({ input: { method } }) => {
        sent.push(method);
        return send();
      }),
      prove: fromPromise(async ({ input: proof }) => {
        proofs.push(proof);
        const answer = answers[Math.min(proofs.length, answers.length) - 1];
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer');
        return answer;
      }),
    },
    actions: { renewCaptcha: () => {} },
  });
  const actor = createActor(machine, {
    clock,
    input: { ticket: 'ticket', methods: methods.map((method) => ({ method, hint: null })) },
  }).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const choose = (method: VerificationMethod) => {
    actor.send({ type: 'method.choose', method });
    return settled();
  };
  const answer = (text: string) => {
    actor.send({ type: 'answer.submit', answer: text });
    return settled();
  };
  return { actor, clock, choose, answer, sent, proofs, now: () => actor.getSnapshot() };
}

describe(extraVerificationMachine.id, () => {
  it.each(all.map((method) => [method]))('completes the login by %s', async (method) => {
    const { choose, answer, sent, proofs, now } = start();
    await choose(method);
    expect(sent).toEqual(method === 'mobile' || method === 'email' ? [method] : []);
    await answer(' 246810 ');
    expect(proofs).toEqual([{ ticket: 'ticket', method, answer: '246810', captchaId: undefined }]);
    expect([now().value, now().output]).toEqual(['passed', { value: session, ended: false }]);
  });

  it('offers only what the account has bound', async () => {
    const { choose, now } = start({ methods: ['email'] });
    await choose('google');
    expect(now().value).toBe('choosing');
  });

  it('asks for an answer before it asks the server', async () => {
    const { choose, answer, proofs } = start();
    await choose('google');
    expect((await answer(' ')).context.faults).toEqual({ answer: { key: 'verification_code_required' } });
    expect(proofs).toEqual([]);
  });

  it('ends after five wrong answers; one that never arrived is none', async () => {
    const { choose, answer, now } = start({ answers: [new Failure('NETWORK'), wrong] });
    await choose('google');
    await answer('1');
    expect([now().context.tries, now().context.failed?.code]).toEqual([0, 'NETWORK']);
    for (let time = 1; time < ticketTries; time++) expect((await answer('1')).value).toBe('answering');
    expect(now().context.faults).toEqual({ answer: { key: 'auth.codeWrong', params: {} } });
    expect((await answer('1')).value).toBe('expired');
  });

  it('ends with its ticket, after ten minutes or when the server says so', async () => {
    const { clock, choose, now } = start();
    await choose('google');
    clock.increment(ticketTime - 1);
    expect(now().value).toBe('answering');
    clock.increment(1);
    expect(now().output).toEqual({ value: null, ended: true });
    for (const code of ['VERIFICATION_ENDED', 'AUTH_REQUIRED'] as const) {
      const dead = start({ answers: [new Failure(code)] });
      await dead.choose('google');
      expect((await dead.answer('1')).output).toEqual({ value: null, ended: true });
    }
    const unsent = start({ send: () => Promise.reject(new Failure('VERIFICATION_ENDED')) });
    expect((await unsent.choose('mobile')).output).toEqual({ value: null, ended: true });
  });

  it('lets the person send again, go back and leave', async () => {
    const { actor, choose, sent, now } = start({ send: () => Promise.reject(new Failure('RATE_LIMIT')) });
    await choose('mobile');
    expect([now().value, now().context.failed?.code]).toEqual(['answering', 'RATE_LIMIT']);
    actor.send({ type: 'code.send' });
    expect(sent).toEqual(['mobile', 'mobile']);
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    actor.send({ type: 'method.back' });
    expect([now().value, now().context.method]).toEqual(['choosing', null]);
    actor.send({ type: 'verification.cancel' });
    expect(now().output).toEqual({ value: null, ended: false });
  });

  it('reaches and leaves every state', () => {
    const found = walk(extraVerificationMachine, {
      input,
      events: [
        { type: 'method.choose', method: 'mobile' },
        { type: 'method.choose', method: 'google' },
        { type: 'method.back' },
        { type: 'code.send' },
        { type: 'answer.submit', answer: '1' },
        { type: 'verification.cancel' },
      ],
      answers: { sendCode: [null], prove: [session, { link: { ticket: 'l', channel: 'google', email: null } }] },
      errors: [wrong, new Failure('NETWORK')],
    });
    expect(found).toEqual({ unreached: [], traps: [] });
  });
});
