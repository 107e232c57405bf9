import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { type ConversationDeps, createConversations } from './conversation.ts';
import type { Peer } from './peer.ts';

it('is idle once every frame is answered, also one that comes meanwhile', async () => {
  const limits: (() => void)[] = [];
  const conversations = createConversations({
    limits: { take: () => new Promise<boolean>((resolve) => limits.push(() => resolve(false))) },
    tenants: { byMerchant: () => ({ brand: { chat: { maxLength: 140, perMinute: 5 } } }) },
  } as unknown as ConversationDeps);
  const seen: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (text: string) => seen.push((JSON.parse(text) as { id: string }).id),
  });
  const member = { account: '1000000010', token: '', tokenHash: '', isWriter: true };
  const peer = { merchant: 'alpha', network: '', room: 'general', member, socket: socket as unknown as WebSocket };
  conversations.begin(peer as unknown as Peer, () => true);
  const post = (id: string) =>
    socket.emit('message', Buffer.from(JSON.stringify({ kind: 'post', id, text: 'xin chào' })), false);

  post('client-000001');
  const idle = conversations.idle().then(() => seen.push('idle'));
  await expect.poll(() => limits.length).toBe(1);
  post('client-000002');
  limits[0]?.();
  await expect.poll(() => limits.length).toBe(2);
  limits[1]?.();
  await idle;
  expect(seen).toEqual(['client-000001', 'client-000002', 'idle']);
  socket.emit('close');
});
