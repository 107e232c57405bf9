import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerChannel, sessionChannel } from '../domain/sessionHandover.ts';
import { keepMember, sessionValues } from './session.ts';
import { broadcastEnd, broadcastOpen, joinTabs } from './tabs.ts';

const token = 'k'.repeat(43);
const nonce = 'a1'.repeat(16);
const member = {
  isLoggedIn: true,
  account: 'minhanh',
  nickname: 'Minh Anh',
  customerId: '1001',
  isAgent: 1,
  toUpline: true,
  memberLabel: 'VIP 3',
  rankLevel: 3,
};

let events: string[];
let mayHandOver: boolean;
let leave: () => void;
let channel: BroadcastChannel;

beforeEach(() => {
  sessionValues.clear();
  sessionValues.write('token', token);
  sessionValues.write('cpw', 'v1.kid.iv.data');
  keepMember(member);
  const heard: string[] = [];
  [events, mayHandOver] = [heard, true];
  channel = new BroadcastChannel(sessionChannel);
  leave = joinTabs({
    token: () => sessionValues.read('token'),
    mayHandOver: () => mayHandOver,
    onEnd: () => void heard.push('end'),
    onReplaced: () => void heard.push('replaced'),
  });
});
afterEach(() => {
  leave();
  channel.close();
});

/** The first answer to the last of these messages, which has to be a question. */
function answerTo(...messages: readonly unknown[]): Promise<unknown> {
  const { nonce: asked } = messages.at(-1) as { readonly nonce: string };
  const answers = new BroadcastChannel(answerChannel(asked));
  const answer = new Promise((resolve) => {
    answers.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data));
  });
  for (const message of messages) channel.postMessage(message);
  return answer.finally(() => answers.close());
}

it('hands the session to a tab that asks, without the stored password [STORE-01]', async () => {
  expect(await answerTo({ kind: 'ask', nonce })).toEqual({
    token,
    account: 'minhanh',
    username: 'minhanh',
    nickname: 'Minh Anh',
    customerId: '1001',
    isAgent: '1',
    toUpline: 'true',
    memberLabel: 'VIP 3',
  });
});

it('answers no question of another form, and none while the session may not be handed over', async () => {
  const heard: unknown[] = [];
  const names = ['', 'x', ' session', 'A1'.repeat(16), nonce];
  const listeners = names.map((name) => new BroadcastChannel(answerChannel(name)));
  for (const listener of listeners) {
    listener.addEventListener('message', ({ data }: MessageEvent<unknown>) => void heard.push(data));
  }
  mayHandOver = false;
  channel.postMessage({ kind: 'ask', nonce });
  await vi.waitFor(() => {
    channel.postMessage({ kind: 'open', session: 'another' });
    expect(events).toContain('replaced');
  });
  mayHandOver = true;
  const questions = [null, 'ask', 7, [], { kind: 'ask' }, { kind: 'ask', nonce: [nonce] }, { kind: 'tell', nonce }];
  const named = names.slice(0, -1).map((name) => ({ kind: 'ask', nonce: name }));
  await answerTo(...questions, ...named, { kind: 'ask', nonce: 'f'.repeat(32) });
  expect(heard).toEqual([]);
  for (const listener of listeners) listener.close();
});

it('ends with its own session only, and is replaced by another one only', async () => {
  await broadcastEnd('another');
  await broadcastOpen(token);
  for (const session of [undefined, null, 7, { token }, token]) channel.postMessage({ kind: 'end', session });
  await broadcastEnd(token);
  await vi.waitFor(() => expect(events).toEqual(['end']));
  events.length = 0;
  await broadcastOpen('another');
  await vi.waitFor(() => expect(events).toEqual(['replaced']));
});

it('sends the token on no channel but that of the answer', async () => {
  const heard: unknown[] = [];
  const listener = new BroadcastChannel(sessionChannel);
  listener.addEventListener('message', ({ data }: MessageEvent<unknown>) => void heard.push(data));
  await broadcastOpen(token);
  await broadcastEnd(token);
  await answerTo({ kind: 'ask', nonce });
  await vi.waitFor(() => expect(heard).toHaveLength(3));
  expect(JSON.stringify(heard)).not.toContain(token);
  listener.close();
});
