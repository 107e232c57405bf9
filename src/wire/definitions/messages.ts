import Type from 'typebox';
import { FunnelEvents } from '../analytics.ts';
import type { CallName } from '../calls.ts';
import { ChatSettings } from '../chat.ts';
import type { Definition } from '../definition.ts';
import { InboxChoice, InboxPage, InboxQuery, UnreadCount, UnreadMessages } from '../inbox.ts';
import { LiveState } from '../live.ts';
import { PushDevice, PushEndpoint, PushKey } from '../push.ts';

export const messagesDefinitions = {
  chatSettings: {
    summary: 'Rooms, rules and limits of the chat room',
    tags: ['chat'],
    answer: ChatSettings,
  },
  chatSocket: {
    hide: true,
    answer: 'socket',
  },
  takeFunnelEvents: {
    summary: 'Takes what the account did for the first time, for the tag of the visitor who has consented',
    tags: ['member'],
    answer: FunnelEvents,
  },
  inbox: {
    summary: 'Messages of the account, newest first',
    tags: ['member'],
    query: InboxQuery,
    answer: InboxPage,
  },
  readAllMessages: {
    summary: 'Mark every message as read',
    tags: ['member'],
    answer: Type.Null(),
  },
  pushKey: {
    summary: 'The key with which a browser subscribes to messages of the account',
    tags: ['member'],
    answer: PushKey,
  },
  addPushDevice: {
    summary: 'Let a browser show what happens to money and contracts of the account',
    tags: ['member'],
    body: PushDevice,
    answer: Type.Null(),
  },
  removePushDevice: {
    summary: 'Stop that',
    tags: ['member'],
    body: PushEndpoint,
    answer: Type.Null(),
  },
  liveStream: {
    hide: true,
    answer: 'stream',
  },
  liveState: {
    summary: 'Balance and unread messages, for pages whose stream breaks',
    tags: ['member'],
    answer: LiveState,
  },
  unreadCount: {
    summary: 'Unread messages of customer service and chat',
    tags: ['relay'],
    answer: UnreadCount,
  },
  unreadMessages: {
    summary: 'The newest unread messages of the inbox, and how many there are',
    tags: ['relay'],
    answer: UnreadMessages,
  },
  readMessage: {
    summary: 'Mark a message as read',
    tags: ['member'],
    body: InboxChoice,
    answer: Type.Null(),
  },
  deleteMessage: {
    summary: 'Delete a message',
    tags: ['member'],
    body: InboxChoice,
    answer: Type.Null(),
  },
  restoreMessage: {
    summary: 'Restore a deleted message',
    tags: ['member'],
    body: InboxChoice,
    answer: Type.Null(),
  },
} as const satisfies Partial<Record<CallName, Definition>>;
