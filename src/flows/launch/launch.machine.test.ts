import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import { accountTypes } from '../../domain/accountType.ts';
import { type LaunchTarget, launchTarget } from '../../domain/launchTarget.ts';
import { Failure } from '../../wire/failure.ts';
import type { LaunchValue } from '../../wire/launch.ts';
import type { LaunchVisitor } from './gateOf.ts';
import { launchMachine } from './launch.machine.ts';
import { frameFault, launchFault } from './launchFault.ts';

const guest: LaunchVisitor = { hasToken: false, isAgent: accountTypes.member };
const member: LaunchVisitor = { hasToken: true, isAgent: accountTypes.member };
const trial: LaunchVisitor = { hasToken: true, isAgent: accountTypes.trial };
const site = 'https://site.example';
const answer: LaunchValue = {
  game_url: 'https://games.example.com/play?ticket=1',
  gameId: 'fox',
  gameName: 'Fox',
  gameType: 'RNG',
  vassalage: 'BSLT',
  demo: false,
};
const relative = { ...answer, game_url: '/play?ticket=1' };
const fox = launchTarget({ gameType: 'RNG', vassalage: 'BSLT', gameId: 'fox', supportPlay: 1 });

interface Start {
  readonly visitor?: LaunchVisitor;
  readonly target?: LaunchTarget;
  readonly answers?: readonly (LaunchValue | Error)[];
  readonly atGame?: boolean;
  readonly hasFreePlay?: boolean;
}

function start({ visitor = member, target = fox, answers = [answer], atGame = false, hasFreePlay = true }: Start = {}) {
  const done: string[] = [];
  const addresses: (string | null)[] = [];
  const clock = new SimulatedClock();
  let asked = 0;
  let isAtGame = atGame;
  const machine = launchMachine.provide({
    actors: {
      enterTrial: fromPromise(async () => {
        done.push('trial');
        await Promise.resolve();
        actor.send({ type: 'visitor.change', visitor: trial });
      }),
      requestAddress: fromPromise(async () => {
        const next = answers[asked++];
        if (next === undefined || next instanceof Error) throw next ?? new Error('no answer');
        return next;
      }),
    },
    actions: {
      askLogin: () => void done.push('login'),
      warnTrueAccount: () => void done.push('warn'),
      keepAddress: (_, address) => void addresses.push(address),
      openGamePage: () => {
        isAtGame = true;
        done.push('open');
      },
      showFault: () => void done.push('fault'),
      refreshBalance: () => void done.push('balance'),
      goBack: () => void done.push('back'),
    },
  });
  const rules = { site, origins: ['https://games.example.com'], cdns: ['https://a.example', 'https://b.example'] };
  const actor = createActor(machine, {
    clock,
    input: { target, visitor, hasFreePlay, rules, turn: 0, isAtGame: () => isAtGame, now: () => clock.now() },
  }).start();
  const settled = () => waitFor(actor, (state) => !state.matches('requesting') && !state.matches('enteringTrial'));
  return { actor, clock, done, addresses, settled, timesAsked: () => asked };
}

describe(launchMachine.id, () => {
  it('keeps the answered address, goes to the frame and shows it [LAUNCH-03, LAUNCH-04]', async () => {
    const { actor, settled, done, addresses } = start();
    expect(actor.getSnapshot().hasTag('covered')).toBe(true);
    await settled();
    expect(addresses).toEqual([answer.game_url]);
    expect(done).toEqual(['open']);
    expect(actor.getSnapshot().hasTag('covered')).toBe(true);
    actor.send({ type: 'frame.ready' });
    expect([actor.getSnapshot().hasTag('covered'), actor.getSnapshot().hasTag('framed')]).toEqual([false, true]);
  });

  it('stays where it is when the frame is there already [LAUNCH-04]', async () => {
    const { settled, done } = start({ atGame: true });
    await settled();
    expect(done).toEqual([]);
  });

  it('asks a guest to log in, calls nothing, and goes on once the user is signed in [ROLE-03, LAUNCH-01]', async () => {
    const { actor, done, settled, timesAsked } = start({ visitor: guest });
    expect([done, timesAsked()]).toEqual([['login'], 0]);
    actor.send({ type: 'visitor.change', visitor: member });
    await settled();
    expect([done, timesAsked()]).toEqual([['login', 'open'], 1]);
  });

  it('starts no game by surprise, long after a login was asked for', () => {
    const { actor, clock } = start({ visitor: guest });
    clock.increment(600_000);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('lets a guest try a game that offers it, where the brand has free play', async () => {
    const target = launchTarget({ ...fox, supportPlay: 0, trial: true });
    const tried = start({ visitor: guest, target });
    await tried.settled();
    expect(tried.done).toEqual(['trial', 'open']);
    expect(start({ visitor: guest, target, hasFreePlay: false }).done).toEqual(['login']);
    expect(start({ visitor: guest, target: { ...target, supportPlay: 1 } }).done).toEqual(['login']);
  });

  it('warns a trial account of games without trial, by what it knows or by what the server says', async () => {
    const known = start({ visitor: trial });
    expect([known.done, known.timesAsked(), known.actor.getSnapshot().status]).toEqual([['warn'], 0, 'done']);
    const lobby = launchTarget({ gameType: 'SPORTS', vassalage: 'DS88' });
    const refused = start({ visitor: trial, target: lobby, answers: [new Failure('TRUE_ACCOUNT')] });
    await waitFor(refused.actor, ({ status }) => status === 'done');
    expect(refused.done).toEqual(['warn']);
    const offered = start({ visitor: trial, target: { ...fox, supportPlay: 0 } });
    await offered.settled();
    expect(offered.done).toEqual(['open']);
  });

  it.each([
    ['AUTH_REQUIRED', 'session'],
    ['VENDOR_DOWN', 'vendor'],
    ['GAME_UNKNOWN', 'unknown'],
    ['NETWORK', 'offline'],
    ['SYSTEM', 'system'],
  ] as const)('says why after %s, and tries again', async (code, fault) => {
    const { actor, done, settled } = start({ answers: [new Failure(code), answer] });
    await settled();
    expect([actor.getSnapshot().context.fault, done]).toEqual([fault, ['fault']]);
    actor.send({ type: 'launch.retry' });
    await settled();
    expect(done).toEqual(['fault', 'open']);
  });

  it('opens no address outside the allow-list', async () => {
    const { actor, settled, addresses } = start({ answers: [{ ...answer, game_url: 'https://evil.example/' }] });
    await settled();
    expect([actor.getSnapshot().context.fault, addresses]).toEqual(['blocked', []]);
  });

  it('goes on with the next launch CDN while the ticket is good, and gives up after the last', async () => {
    const { actor, clock, settled, timesAsked } = start({ answers: [relative] });
    await settled();
    expect(actor.getSnapshot().context.frame).toBe('https://a.example/play?ticket=1');
    clock.increment(25_000);
    expect(actor.getSnapshot().context.frame).toBe('https://b.example/play?ticket=1');
    actor.send({ type: 'frame.blocked' });
    expect([actor.getSnapshot().context.fault, timesAsked()]).toEqual(['blocked', 1]);
  });

  it('asks for another ticket where the first is too old for the next launch CDN', async () => {
    const { actor, clock, settled, timesAsked } = start({ answers: [relative, relative] });
    await settled();
    actor.send({ type: 'frame.ready' });
    clock.increment(60_000);
    actor.send({ type: 'frame.blocked' });
    await settled();
    expect([actor.getSnapshot().context.frame, timesAsked()]).toEqual(['https://b.example/play?ticket=1', 2]);
  });

  it('reads the balance when the game says so, and on the way back', async () => {
    const { actor, done, settled } = start();
    await settled();
    actor.send({ type: 'frame.ready' });
    actor.send({ type: 'frame.balance' });
    actor.send({ type: 'frame.close' });
    expect([done, actor.getSnapshot().status]).toEqual([['open', 'balance', 'balance', 'back'], 'done']);
  });

  it('goes nowhere by itself when the player left by other ways', async () => {
    const { actor, done, settled } = start();
    await settled();
    actor.send({ type: 'page.left' });
    expect(done).toEqual(['open', 'balance']);
  });

  it('takes the game away when the session ends, and asks for a login to go on', async () => {
    const { actor, done, settled } = start();
    await settled();
    actor.send({ type: 'frame.ready' });
    actor.send({ type: 'visitor.change', visitor: guest });
    expect([actor.getSnapshot().context.fault, actor.getSnapshot().context.frame]).toEqual(['session', null]);
    actor.send({ type: 'launch.retry' });
    expect(done).toEqual(['open', 'fault', 'login']);
  });

  it('understands what a game reports', () => {
    expect(['SESSION_ENDED', 'TICKET_INVALID', 'OPEN', 'constructor'].map(frameFault)).toEqual([
      'session',
      'ticket',
      'vendor',
      'vendor',
    ]);
    expect(launchFault('RATE_LIMIT')).toBe('system');
  });

  it('reaches and leaves every state', () => {
    const events = [
      { type: 'visitor.change', visitor: member },
      { type: 'visitor.change', visitor: guest },
      { type: 'visitor.change', visitor: trial },
      ...['frame.ready', 'frame.blocked', 'frame.balance', 'frame.close', 'launch.retry', 'launch.leave', 'page.left'].map(
        (type) => ({ type }),
      ),
      { type: 'frame.error', fault: 'vendor' },
    ];
    const rules = { site, origins: ['https://games.example.com'], cdns: [] };
    const way = { events, answers: { requestAddress: [answer], enterTrial: [undefined] }, errors: [new Failure('SYSTEM')] };
    const shared = { hasFreePlay: true, rules, turn: 0, isAtGame: () => true, now: () => 0 };
    const ignore = ['turn', 'tried'];
    const walked = [fox, launchTarget({ ...fox, supportPlay: 0, trial: true })].map((target) =>
      walk(launchMachine, { input: { ...shared, target, visitor: guest }, ignore, ...way }),
    );
    expect(walked.flatMap(({ traps }) => traps)).toEqual([]);
    const [plain, tried] = walked.map(({ unreached }) => unreached);
    expect([plain, tried]).toEqual([['launch.enteringTrial'], ['launch.loggingIn']]);
  });
});
