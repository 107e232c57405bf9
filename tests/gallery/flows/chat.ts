import { chatMachine } from '../../../src/flows/chat/index.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';

const inStories = both(
  'Khung mở từ thanh bên phải và cần ổ cắm; các trạng thái có trong truyện của phòng chat.',
  'The window is opened from the right bar and needs a socket; its states are stories of the chat room.',
);
const states = {
  'open.connecting': both('Đang kết nối', 'Connecting'),
  'open.live.writing': both('Đọc và viết', 'Reading and writing'),
  'open.live.muted': both('Bị tắt tiếng', 'Muted'),
  'open.live.reading': both('Chỉ đọc', 'Reading only'),
  reconnecting: both('Chờ kết nối lại', 'Waiting to reconnect'),
  offline: both('Mất mạng', 'Offline'),
  refused: both('Bị từ chối', 'Refused'),
};

const entered = (more: object) => ({
  type: 'socket.reply',
  reply: {
    kind: 'entered',
    room: 'general',
    right: 'write',
    mutedUntil: null,
    viewers: 2,
    isReset: true,
    lines: [],
    ...more,
  },
});

export const chat: FlowPlan = {
  machine: chatMachine,
  name: both('Phòng chat', 'Chat room'),
  about: both(
    'Giữ kết nối của phòng chat: mất kết nối thì nối lại sau khoảng chờ tăng dần và nhận phần còn thiếu; người bị tắt tiếng và khách chỉ đọc.',
    'Holds the connection of the chat room: after a loss it reconnects with growing pauses and gets what it lacks; muted members and guests only read.',
  ),
  states,
  starts: {
    online: {
      say: both('mở phòng', 'opens the room'),
      input: () => ({ room: 'general', isOnline: true, random: () => 0.5, now: () => 0 }),
    },
    offline: {
      say: both('mở phòng khi mất mạng', 'opens the room without a network'),
      input: () => ({ room: 'general', isOnline: false, random: () => 0.5, now: () => 0 }),
    },
  },
  events: {
    member: { say: both('vào với tư cách hội viên', 'enters as a member'), event: entered({}) },
    guest: { say: both('vào với tư cách khách', 'enters as a guest'), event: entered({ right: 'guest' }) },
    muted: {
      say: both('vào khi đang bị tắt tiếng', 'enters while muted'),
      event: entered({ mutedUntil: '2026-11-20T06:00:00.000Z' }),
    },
    cut: { say: both('mất kết nối', 'the connection is lost'), event: { type: 'socket.closed', code: 1006 } },
    refuse: { say: both('máy chủ từ chối', 'the server refuses'), event: { type: 'socket.closed', code: 4403 } },
    offline: { say: both('mất mạng', 'the network is lost'), event: { type: 'network.offline' } },
    online: { say: both('có mạng lại', 'the network is back'), event: { type: 'network.online' } },
    retry: { say: both('thử lại', 'tries again'), event: { type: 'chat.retry' } },
  },
  answers: {},
  ignore: ['messages', 'seq', 'attempt', 'refusal', 'viewers'],
  facets: () => ({}),
  words: {},
  scene: () => ({ address: '/index?chat=' }),
  undrawn: Object.fromEntries(Object.keys(states).map((name) => [name, inStories])),
};
