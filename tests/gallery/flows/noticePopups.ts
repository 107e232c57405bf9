import { noticePopupsMachine } from '../../../src/flows/notice-popups/index.ts';
import type { Notice } from '../../../src/wire/notice.ts';
import { bad } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';

const inStories = both(
  'Tự mở trên trang khi không có gì khác; nội dung có trong truyện của thông báo tự mở.',
  'Opens by itself while nothing else is on the page; its content is a story of the popup.',
);
const notice: Notice = { id: 'n1', type: 'PU', title: '', content: '', date: '2026-11-20T05:00:00.000Z', topic: null };

export const noticePopups: FlowPlan = {
  machine: noticePopupsMachine,
  name: both('Thông báo tự mở', 'Notices that open by themselves'),
  about: both(
    'Từng thông báo một, khi trang yên: mỗi thông báo nhiều nhất một lần một ngày, nhường cho mọi cửa sổ khác.',
    'One notice after the other, while the page is quiet: each at most once a day, and each gives way to any other window.',
  ),
  states: {
    loading: both('Đang đọc', 'Reading'),
    waiting: both('Chờ trang yên', 'Waiting for a quiet page'),
    claiming: both('Giữ chỗ với các thẻ khác', 'Claiming it among the tabs'),
    showing: both('Đang hiện', 'Showing'),
    over: both('Đã hết', 'Over'),
  },
  starts: { page: { say: both('trang mở', 'the page is open'), input: () => ({ limit: 2 }) } },
  events: {
    quiet: { say: both('trang yên', 'the page is quiet'), event: { type: 'page.quiet' } },
    busy: { say: both('một cửa sổ mở ra', 'a window opens'), event: { type: 'page.busy' } },
    close: { say: both('đóng thông báo', 'closes the notice'), event: { type: 'popup.close' } },
  },
  answers: {
    load: { one: { say: both('có một thông báo', 'there is a notice'), output: [notice] }, offline: bad.offline },
    claim: {
      ours: { say: both('chưa thẻ nào hiện hôm nay', 'no tab has shown it today'), output: true },
      elsewhere: { say: both('thẻ khác đã hiện', 'another tab has shown it'), output: false },
    },
  },
  facets: () => ({}),
  words: {},
  scene: () => ({ address: '/index' }),
  undrawn: {
    loading: inStories,
    waiting: inStories,
    claiming: inStories,
    showing: inStories,
    over: inStories,
  },
};
