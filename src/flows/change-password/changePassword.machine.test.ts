import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import type { PasswordForm } from '../../domain/signInRules.ts';
import { Failure } from '../../wire/failure.ts';
import { changePasswordMachine } from './changePassword.machine.ts';

const form: PasswordForm = { oldPassword: 'old', newPassword: 'tre-xanh-94', confirmNewPassword: 'tre-xanh-94' };

interface Doubles {
  readonly reason?: 'forced' | 'voluntary' | 'link';
  readonly isOldStored?: boolean;
  readonly answers?: readonly (null | Error)[];
}

function start({ reason = 'voluntary', isOldStored = false, answers = [null] }: Doubles = {}) {
  const done: string[] = [];
  const sent: (PasswordForm | null)[] = [];
  const machine = changePasswordMachine.provide({
    actors: {
      changePassword: fromPromise(async ({ input }) => {
        sent.push(input.form);
        const answer = answers[Math.min(sent.length, answers.length) - 1];
        if (answer instanceof Error) throw answer;
        return null;
      }),
    },
    actions: {
      forgetStoredPasswords: () => void done.push('forget'),
      reloadMember: () => void done.push('reload'),
      goHome: () => void done.push('home'),
      logOut: () => void done.push('log out'),
    },
  });
  const actor = createActor(machine, { input: { reason, username: 'minhanh', isOldStored } }).start();
  const submit = (rest: Partial<PasswordForm> = {}) => {
    actor.send({ type: 'password.submit', form: { ...form, ...rest } });
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
  return { actor, submit, done, sent };
}

describe(changePasswordMachine.id, () => {
  it('reloads the member and goes home after a change [LOGIN-10]', async () => {
    const { submit, done } = start();
    const { value, context } = await submit();
    expect([value, done, context.form]).toEqual(['changed', ['forget', 'reload', 'home'], null]);
  });

  it('sends nothing before the form is whole [VALID-19] [VALID-20]', async () => {
    const { submit, sent } = start();
    expect(Object.keys((await submit({ newPassword: '', confirmNewPassword: '' })).context.faults)).toEqual([
      'newPassword',
      'confirmNewPassword',
    ]);
    expect((await submit({ confirmNewPassword: 'other' })).context.faults['confirmNewPassword']?.key).toBe(
      'inconsistent_twice',
    );
    expect(Object.keys((await submit({ newPassword: 'minhanh' })).context.faults)).toContain('newPassword');
    expect(sent).toEqual([]);
  });

  it('asks for the old password only where none is stored, or the stored one is wrong [VALID-21]', async () => {
    const without = start();
    expect(Object.keys((await without.submit({ oldPassword: '' })).context.faults)).toEqual(['oldPassword']);
    const stored = start({ isOldStored: true, answers: [new Failure('AUTH_PASSWORD'), null] });
    const { context } = await stored.submit({ oldPassword: '' });
    expect([stored.sent[0]?.oldPassword, context.isOldStored, context.failed?.code]).toEqual([null, false, 'AUTH_PASSWORD']);
    expect((await stored.submit({ oldPassword: 'typed' })).value).toBe('changed');
    expect(stored.sent[1]?.oldPassword).toBe('typed');
  });

  it('logs out when a forced change is closed, and only then', () => {
    const closed = (reason: 'forced' | 'voluntary' | 'link') => {
      const { actor, done } = start({ reason });
      actor.send({ type: 'password.close' });
      return [actor.getSnapshot().value, done];
    };
    expect(closed('forced')).toEqual(['closed', ['log out']]);
    expect(closed('voluntary')).toEqual(['closed', []]);
    expect(closed('link')).toEqual(['closed', []]);
  });

  it('opens no session for a user who came through the link of a mail', async () => {
    const { submit, done } = start({ reason: 'link' });
    expect([(await submit({ oldPassword: null })).value, done]).toEqual(['changed', ['forget']]);
  });

  it("shows the server's faults by field and can be sent again", async () => {
    const value = [{ field: 'newPassword', key: 'auth.samePassword', params: {} }];
    const { submit, done } = start({ answers: [new Failure('VALIDATION', { value }), new Failure('NETWORK'), null] });
    expect((await submit()).context.faults).toEqual({ newPassword: { key: 'auth.samePassword', params: {} } });
    expect((await submit()).context.failed?.code).toBe('NETWORK');
    expect(done).toEqual([]);
    expect((await submit()).value).toBe('changed');
  });

  it('reaches and leaves every state', () => {
    for (const reason of ['forced', 'voluntary', 'link'] as const) {
      const found = walk(changePasswordMachine, {
        input: { reason, username: 'minhanh', isOldStored: true },
        events: [
          { type: 'password.submit', form },
          { type: 'password.submit', form: { ...form, newPassword: '' } },
          { type: 'password.close' },
        ],
        answers: { changePassword: [null] },
        errors: [new Failure('AUTH_PASSWORD'), new Failure('NETWORK')],
      });
      expect(found).toEqual({ unreached: [], traps: [] });
    }
  });
});
