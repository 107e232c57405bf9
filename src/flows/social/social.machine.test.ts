import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import type { LoginAnswer, LoginValue } from '../../wire/auth.ts';
import { Failure } from '../../wire/failure.ts';
import type { SocialIdentity, SocialProvider } from './setup.ts';
import { socialMachine } from './social.machine.ts';

const session: LoginValue = {
  token: 'token',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordChange: false,
  account: 'minhanh',
  type: 0,
};
const stranger: LoginAnswer = { link: { ticket: 'link', channel: 'google', email: null } };
const proof: LoginAnswer = { verify: { ticket: 'ticket', methods: [] } };
const identity: SocialIdentity = { channel: 'google', idToken: 'id token', ticket: 'ticket' };
const closed = Object.assign(new Error('closed'), { code: 'auth/popup-closed-by-user' });

function start({
  providers = ['google', 'facebook'] as readonly SocialProvider[],
  ask = async (provider: SocialProvider | null): Promise<SocialIdentity> => ({ ...identity, channel: provider ?? 'google' }),
  logIn = async (): Promise<LoginAnswer> => session,
} = {}) {
  const sent: (SocialIdentity | null)[] = [];
  const machine = socialMachine.provide({
    actors: {
      askProvider: fromPromise(({ input }) => ask(input)),
      logIn: fromPromise(({ input }) => {
        sent.push(input);
        return logIn();
      }),
    },
  });
  const actor = createActor(machine, { input: { providers } }).start();
  const choose = (provider: SocialProvider) => {
    actor.send({ type: 'social.choose', provider });
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
  return { actor, choose, sent, now: () => actor.getSnapshot() };
}

describe(socialMachine.id, () => {
  it.each([['google'], ['facebook']] as const)(
    'hands off to %s and keeps nothing but the answer [SOCIAL-03]',
    async (provider) => {
      const { choose, sent, now } = start();
      await choose(provider);
      expect(sent).toEqual([{ channel: provider, idToken: 'id token', ticket: 'ticket' }]);
      expect(now().output).toEqual({
        signedIn: { value: session, type: 'firebase', password: null },
        link: null,
        choice: null,
      });
      expect(JSON.stringify(now().context)).not.toContain('id token');
    },
  );

  it('says that the window was closed and can be tried again [ERR-35]', async () => {
    let isClosed = true;
    const { choose, sent, now } = start({ ask: () => (isClosed ? Promise.reject(closed) : Promise.resolve(identity)) });
    await choose('google');
    expect([now().value, now().context.providerFault, sent]).toEqual(['idle', 'auth.provider.popupClosed', []]);
    isClosed = false;
    expect((await choose('google')).value).toBe('done');
    expect(now().context.providerFault).toBe(null);
  });

  it('asks a stranger to sign in or to register, and binds by the ticket', async () => {
    const { actor, choose, now } = start({ logIn: async () => stranger });
    expect((await choose('google')).hasTag('linking')).toBe(true);
    actor.send({ type: 'link.cancel' });
    expect([now().value, now().context.link]).toEqual(['idle', null]);
    await choose('google');
    actor.send({ type: 'link.choose', way: 'register' });
    expect(now().output).toMatchObject({ signedIn: null, link: { ticket: 'link' }, choice: 'register' });
  });

  it('offers only what is configured', async () => {
    const { choose, sent, now } = start({ providers: ['google'] });
    await choose('facebook');
    expect([now().value, sent]).toEqual(['idle', []]);
  });

  it('says how the call failed', async () => {
    const { choose, now } = start({ logIn: () => Promise.reject(new Failure('NETWORK')) });
    expect([(await choose('google')).value, now().context.failed?.code]).toEqual(['idle', 'NETWORK']);
  });

  it('reaches and leaves every state', () => {
    const found = walk(socialMachine, {
      input: { providers: ['google'] },
      events: [
        { type: 'social.choose', provider: 'google' },
        { type: 'link.choose', way: 'login' },
        { type: 'link.cancel' },
        { type: 'verification.pass', value: session },
        { type: 'verification.cancel' },
        { type: 'verification.end' },
      ],
      answers: { askProvider: [identity], logIn: [session, stranger, proof] },
      errors: [closed, new Failure('NETWORK')],
    });
    expect(found).toEqual({ unreached: [], traps: [] });
  });
});
