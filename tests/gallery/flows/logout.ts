import { logoutMachine } from '../../../src/flows/logout/index.ts';
import { bad, good } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';

export const logout: FlowPlan = {
  machine: logoutMachine,
  name: both('Đăng xuất', 'Logout'),
  about: both(
    'Hỏi, xác nhận, báo máy chủ, và kết thúc ở đây dù máy chủ nói gì.',
    'Asked for, confirmed, reported to the server, and done here whatever the server says.',
  ),
  states: {
    asking: both('Hỏi lại', 'Asking'),
    calling: both('Đang báo máy chủ', 'Informing the server'),
    ended: both('Đã đăng xuất', 'Logged out'),
    kept: both('Ở lại', 'Stayed'),
  },
  starts: { press: { say: both('bấm “đăng xuất”', 'presses “log out”'), input: () => undefined } },
  events: {
    confirm: { say: both('xác nhận', 'confirms'), event: { type: 'logout.confirm' } },
    cancel: { say: both('ở lại', 'stays'), event: { type: 'logout.cancel' } },
  },
  answers: { callServer: { done: good.done, offline: bad.offline } },
  facets: () => ({}),
  words: {},
  scene: () => ({ address: '/index', member: true, opens: 'logOut' }),
  alike: [
    {
      states: ['calling', 'kept'],
      because: both('Trang giữ nguyên trong lúc báo máy chủ.', 'The page stays as it is while the server is notified.'),
    },
  ],
};
