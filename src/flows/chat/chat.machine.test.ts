import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import type { ChatLine, ChatReply } from '../../wire/chat.ts';
import { chatMachine, type SocketEvent, type SocketOrder } from './index.ts';

const line = (seq: number, more: object = {}): ChatLine => ({
  kind: 'message',
  seq,
  at: '2026-11-20T05:00:00.000Z',
  name: 'de***r',
  avatar: null,
  text: `tin ${seq}`,
  hidden: null,
  mine: null,
  ...more,
});
const entered = (more: object = {}): ChatReply => ({
  kind: 'entered',
  room: 'general',
  right: 'write',
  mutedUntil: null,
  viewers: 3,
  isReset: true,
  lines: [line(1), line(2)],
  ...more,
});

function start() {
  const opened: { room: string; after: number | null }[] = [];
  const orders: SocketOrder[] = [];
  let report: (event: SocketEvent) => void = () => undefined;
  const clock = new SimulatedClock();
  const machine = chatMachine.provide({
    actors: {
      socket: fromCallback(({ input, sendBack, receive }) => {
        opened.push(input);
        report = sendBack;
        receive((order) => orders.push(order as SocketOrder));
      }),
    },
  });
  const input = { room: 'general', isOnline: true, random: () => 0.5, now: () => clock.now() };
  const actor = createActor(machine, { input, clock }).start();
  const reply = (value: ChatReply) => report({ type: 'socket.reply', reply: value });
  const cut = (code = 1006) => report({ type: 'socket.closed', code });
  const state = () => actor.getSnapshot();
  const texts = () => state().context.messages.map(({ text }) => text);
  return { actor, clock, opened, orders, reply, cut, state, texts };
}

describe(chatMachine.id, () => {
  it('asks after a cut from the last line it has, and shows each line once', () => {
    const { clock, opened, reply, cut, state, texts } = start();
    reply(entered());
    reply({ kind: 'lines', room: 'general', lines: [line(2), line(3)] });
    cut();
    expect(state().value).toBe('reconnecting');
    clock.increment(1_500);
    reply(entered({ isReset: false, lines: [line(3), line(4)] }));
    expect(opened).toEqual([
      { room: 'general', after: null },
      { room: 'general', after: 3 },
    ]);
    expect(texts()).toEqual(['tin 1', 'tin 2', 'tin 3', 'tin 4']);
  });

  it('sends again what may not have arrived, under the same id, until its line comes', () => {
    const { actor, clock, orders, reply, cut, state } = start();
    reply(entered());
    actor.send({ type: 'message.post', id: 'client-1', text: 'chào' });
    actor.send({ type: 'message.post', id: 'client-1', text: 'chào' });
    cut();
    clock.increment(30_000);
    reply(entered({ isReset: false, lines: [] }));
    const post = { type: 'post', id: 'client-1', text: 'chào' };
    expect(orders).toEqual([post, post]);
    reply({ kind: 'stored', id: 'client-1', seq: 3 });
    expect(state().context.pending).toHaveLength(1);
    reply({ kind: 'lines', room: 'general', lines: [line(3, { mine: 'client-1' })] });
    expect(state().context.pending).toEqual([]);
  });

  it('keeps a refused message to send again or to drop', () => {
    const { actor, orders, reply, state } = start();
    reply(entered());
    actor.send({ type: 'message.post', id: 'client-1', text: 'chào' });
    reply({ kind: 'refused', id: 'client-1', code: 'RATE_LIMIT' });
    expect(state().context.pending).toMatchObject([{ refused: 'RATE_LIMIT' }]);
    actor.send({ type: 'message.retry', id: 'client-1' });
    expect([orders.length, state().context.pending[0]?.refused]).toEqual([2, null]);
    actor.send({ type: 'message.drop', id: 'client-1' });
    expect(state().context.pending).toEqual([]);
  });

  it('hides what a moderator removes', () => {
    const { reply, state } = start();
    reply(entered());
    reply({ kind: 'lines', room: 'general', lines: [{ kind: 'removal', seq: 3, target: 1 }] });
    expect(state().context.messages).toMatchObject([{ text: null, hidden: 'moderator' }, { text: 'tin 2' }]);
  });

  it('is muted until the time has run out or a moderator ends it, and sends nothing meanwhile', () => {
    const { actor, clock, orders, reply, state } = start();
    reply(entered());
    reply({ kind: 'muted', until: new Date(60_000).toISOString() });
    actor.send({ type: 'message.post', id: 'client-1', text: 'chào' });
    expect([state().matches({ open: { live: 'muted' } }), orders, state().context.pending]).toEqual([true, [], []]);
    clock.increment(60_000);
    expect(state().matches({ open: { live: 'writing' } })).toBe(true);
    reply({ kind: 'muted', until: new Date(900_000).toISOString() });
    reply({ kind: 'muted', until: null });
    expect(state().matches({ open: { live: 'writing' } })).toBe(true);
  });

  it('lets guests read only', () => {
    const { actor, orders, reply, state } = start();
    reply(entered({ right: 'guest' }));
    actor.send({ type: 'message.post', id: 'client-1', text: 'chào' });
    expect([state().matches({ open: { live: 'reading' } }), orders]).toEqual([true, []]);
  });

  it('waits longer with every failed attempt, up to half a minute, and no longer once the network is back', () => {
    const { actor, clock, opened, cut, state } = start();
    const waits = [2_000, 4_000, 8_000, 16_000, 30_000, 30_000].map((most) => most * 0.75);
    for (const wait of waits) {
      cut();
      clock.increment(wait - 1);
      expect(state().value).toBe('reconnecting');
      clock.increment(1);
      expect(state().value).toEqual({ open: 'connecting' });
    }
    cut();
    actor.send({ type: 'network.offline' });
    clock.increment(600_000);
    expect([state().value, opened.length]).toEqual(['offline', 7]);
    actor.send({ type: 'network.online' });
    expect(state().value).toEqual({ open: 'connecting' });
    clock.increment(15_000);
    expect(state().value).toBe('reconnecting');
  });

  it('stops where another attempt would be refused, until the reader asks or changes', () => {
    const { actor, cut, state, opened } = start();
    cut(4403);
    expect([state().value, state().context.refusal]).toEqual(['refused', 4403]);
    actor.send({ type: 'chat.retry' });
    cut(4401);
    actor.send({ type: 'reader.change' });
    expect([state().value, opened.length]).toEqual([{ open: 'connecting' }, 3]);
  });

  it('shows another room from its history over the same socket', () => {
    const { actor, orders, opened, reply, state, texts } = start();
    reply(entered());
    actor.send({ type: 'room.open', room: 'lottery' });
    reply({ kind: 'lines', room: 'general', lines: [line(3)] });
    expect([texts(), orders, opened.length]).toEqual([[], [{ type: 'enter', room: 'lottery', after: null }], 1]);
    reply(entered({ room: 'lottery', lines: [line(7)] }));
    expect([texts(), state().hasTag('connected')]).toEqual([['tin 7'], true]);
  });

  it('reaches every state, and leaves every one', () => {
    const event = (reply: ChatReply) => ({ type: 'socket.reply', reply });
    const { unreached, traps } = walk(chatMachine, {
      input: { room: 'general', isOnline: true, random: () => 0.5, now: () => 0 },
      events: [
        event(entered({ lines: [] })),
        event(entered({ lines: [], right: 'guest' })),
        event({ kind: 'muted', until: '2026-11-20T05:00:00.000Z' }),
        { type: 'socket.closed', code: 1006 },
        { type: 'socket.closed', code: 4403 },
        { type: 'network.offline' },
        { type: 'network.online' },
        { type: 'chat.retry' },
      ],
      answers: {},
      errors: [],
      ignore: ['attempt'],
    });
    expect({ unreached, traps }).toEqual({ unreached: [], traps: [] });
  });
});
