import type { BroadcastDetail, BroadcastProgress } from '../../../src/wire/broadcast.ts';
import type { ChatMessageRow, ChatMute, ChatTrial, DeskChat } from '../../../src/wire/chat.ts';
import type { FeedbackThread, ListedFeedback } from '../../../src/wire/feedback.ts';
import type { ListedNotice } from '../../../src/wire/notice.ts';
import { longText } from '../../kit/longText.ts';

const notice = (id: string, more: Partial<ListedNotice>): ListedNotice => ({
  id,
  type: 'B',
  title: { vi: 'Chào mừng đến trang demo', en: 'Welcome to the demonstration site' },
  body: { vi: 'Chơi bằng **tiền ảo**.', en: 'Play with **play money**.' },
  topic: null,
  audience: 'all',
  execution: null,
  from: '2026-01-01T00:00:00.000Z',
  until: null,
  state: 'shown',
  madeBy: null,
  ...more,
});

export const notices: readonly ListedNotice[] = [
  notice('welcome', {}),
  notice('phone', {
    type: 'PL',
    title: { vi: 'Xác nhận số điện thoại, nhận 300 điểm', en: 'Confirm your phone, get 300 points' },
    audience: 'members',
    topic: 'safety',
    from: '2026-11-10T17:00:00.000Z',
    until: '2026-12-05T16:59:00.000Z',
  }),
  notice('envelopes', {
    type: 'PU',
    title: { vi: 'Mùa hạc: mỗi ngày hai lì xì', en: 'Crane season: two envelopes a day' },
    execution: 'login',
    topic: 'event',
    audience: 'members',
    from: '2026-11-30T17:00:00.000Z',
    until: '2026-12-12T16:59:00.000Z',
    state: 'planned',
    madeBy: 'op1',
  }),
  notice('wages', {
    title: { vi: 'Lương tháng 11 trả ngày 2/12', en: 'Wages of November are paid on 2 December' },
    audience: 'agents',
    topic: 'payment',
    from: '2026-11-25T17:00:00.000Z',
    until: '2026-12-03T17:00:00.000Z',
    state: 'planned',
  }),
  notice('slow', {
    title: { vi: 'Chuyển khoản chậm', en: 'Transfers are slow' },
    topic: 'payment',
    from: '2026-11-01T00:00:00.000Z',
    until: '2026-11-15T00:00:00.000Z',
    state: 'ended',
  }),
];

export const longNotices: readonly ListedNotice[] = notices.map((each) => ({
  ...each,
  title: { vi: longText, en: longText },
  body: { vi: longText, en: longText },
}));

export const readers = { members: 12_480, agents: 46 };

export const letterId = '11111111-1111-4111-8111-111111111111';
const letter = (id: string, more: Partial<BroadcastProgress>): BroadcastProgress => ({
  id,
  title: 'Giờ làm việc dịp Tết',
  segment: { audience: 'all' },
  state: 'sent',
  sent: 18_204,
  total: 18_204,
  orderedBy: 'op1',
  orderedAt: '2026-11-20T04:36:02.000Z',
  endedAt: '2026-11-20T04:38:00.000Z',
  takenBack: 0,
  isTakingBack: false,
  ...more,
});
const running = letter(letterId, { state: 'sending', sent: 41_200, total: 100_000, endedAt: null });
const past: readonly BroadcastProgress[] = [
  letter('22222222-2222-4222-8222-222222222222', { title: 'Ngân hàng nạp tiền mới', segment: { audience: 'members' } }),
  letter('33333333-3333-4333-8333-333333333333', {
    title: 'Mùa hạc bắt đầu',
    segment: { audience: 'members', language: 'vi', registeredDays: 30 },
    state: 'stopped',
    sent: 3_110,
    total: 5_068,
    endedAt: null,
  }),
  letter('44444444-4444-4444-8444-444444444444', {
    title: 'Sao kê tháng 10',
    segment: { audience: 'agents' },
    sent: 46,
    total: 46,
    takenBack: 12,
  }),
];
export const letters: readonly BroadcastProgress[] = [running, ...past];
export const quietLetters: readonly BroadcastProgress[] = past;

const speeds = [210, 480, 610, 640, 655, 640, 430, 300, 520, 610, 625, 620] as const;
export const detail: BroadcastDetail = {
  ...running,
  texts: {
    title: { vi: 'Giờ làm việc dịp Tết', en: 'Opening hours over Tết' },
    body: {
      vi: 'Rút tiền được trả suốt ngày đêm.\nĐường dây điện thoại nghỉ từ 28/1 18:00 đến 1/2 8:00.',
      en: 'Withdrawals are paid around the clock.\nOur voices on the phone rest from 28 January 18:00 to 1 February 8:00.',
    },
  },
  orderedByName: 'Trần Mỹ Linh',
  read: 3_704,
  unread: 37_496,
  byLanguage: [
    { language: 'vi', has: 36_310, read: 3_210 },
    { language: 'en', has: 4_890, read: 494 },
  ],
  perSecond: 620,
  course: speeds.map((perSecond, index) => ({
    at: new Date(Date.parse('2026-11-20T04:36:02.000Z') + index * 5_000).toISOString(),
    sent: perSecond * 5,
    perSecond,
  })),
};
export const stoppedDetail: BroadcastDetail = { ...detail, state: 'stopped', perSecond: 0 };
export const takingBackDetail: BroadcastDetail = { ...stoppedDetail, isTakingBack: true, takenBack: 20_000, unread: 17_496 };
export const sentDetail: BroadcastDetail = {
  ...detail,
  state: 'sent',
  sent: 100_000,
  read: 44_180,
  unread: 55_820,
  perSecond: 0,
  endedAt: '2026-11-20T04:38:00.000Z',
};
export const longDetail: BroadcastDetail = {
  ...detail,
  texts: { title: { vi: longText, en: longText }, body: { vi: longText, en: longText } },
};

export const reference = 'F-0A1B2C3D4E';
const message = (more: Partial<ListedFeedback>): ListedFeedback => ({
  reference,
  kind: 'feedback',
  content: 'Tôi nạp lúc 9 giờ mà 10 giờ mới thấy tiền, lần thứ hai trong tuần này rồi.',
  contact: null,
  username: 'minhchauhp',
  images: 0,
  state: 'open',
  answer: null,
  createdAt: '2026-11-20T02:10:00.000Z',
  ...more,
});
const guest = message({
  reference: 'F-1111111111',
  kind: 'complaint',
  content: 'Trang không mở được trên máy tôi.',
  contact: '0901 234 567',
  username: null,
});
export const messages: readonly ListedFeedback[] = [message({}), guest];
const earlier = {
  ...message({
    reference: 'F-2222222222',
    content: 'Trang chủ tải chậm quá.',
    state: 'answered',
    answer: 'Cảm ơn bạn, chúng tôi đã sửa.',
    createdAt: '2026-11-12T08:00:00.000Z',
  }),
  language: 'vi',
  answeredBy: 'Ngọc Mai',
  answeredAt: '2026-11-12T09:30:00.000Z',
};
const unanswered = { language: 'vi', answeredBy: null, answeredAt: null };
export const thread: FeedbackThread = { account: '800000001', messages: [earlier, { ...message({}), ...unanswered }] };
export const guestThread: FeedbackThread = { account: null, messages: [{ ...guest, ...unanswered }] };
export const longThread: FeedbackThread = {
  account: '800000001',
  messages: [{ ...message({ content: longText, username: longText.slice(0, 60) }), ...unanswered }],
};

export const chat: DeskChat = {
  enabled: true,
  rooms: [
    { id: 'general', name: { vi: 'Sảnh chung', en: 'General' } },
    { id: 'football', name: { vi: 'Bóng đá', en: 'Football' } },
  ],
  rules: {
    vi: '1. Lịch sự.\n2. Không gửi đường dẫn.\n3. Không mời sang nơi khác.',
    en: '1. Be polite.\n2. No links.\n3. No invitations to other places.',
  },
  hideLinks: true,
  hiddenWords: ['lừa đảo', 'vay tiền', 'zalo'],
  keepDays: 90,
};
const said: readonly (readonly [seq: number, username: string, text: string, more?: Partial<ChatMessageRow>])[] = [
  [36, 'minhchauhp', 'Vòng nhiệm vụ hôm nay dễ hơn hôm qua nhiều.'],
  [37, 'baotq', 'Ai xem trận tối nay không, tỷ lệ hiệp một đẹp đấy.'],
  [38, 'daigia79', 'Chơi bên này làm gì, bên kia nạp 1 được 3.'],
  [39, 'khanhvydo', 'Bên nào vậy bạn?'],
  [40, 'daigia79', 'Vào taigame79 chấm net, nhập mã DG79 là có, nhắn mình hướng dẫn.', { hidden: 'link' }],
  [41, 'yenle1995', 'Đừng vào, lừa đấy. Mình báo rồi.', { hidden: 'word' }],
  [42, 'lanvungoc', 'Quản lý ơi xem giúp ạ.'],
];
export const room: readonly ChatMessageRow[] = said.map(([seq, username, text, more]) => ({
  room: 'general',
  seq,
  at: new Date(Date.parse('2026-11-20T04:37:00.000Z') + seq * 20_000).toISOString(),
  account: `8000000${username.length}`,
  username,
  text,
  hidden: null,
  operator: null,
  ...more,
}));
export const hiddenLines: readonly ChatMessageRow[] = room.filter(({ hidden }) => hidden !== null).toReversed();
export const longRoom: readonly ChatMessageRow[] = room.map((row) => ({
  ...row,
  username: longText.slice(0, 40),
  text: longText,
}));
export const mutes: readonly ChatMute[] = [
  { account: '80000001', username: 'vipvipvip', until: '2026-11-21T04:40:00.000Z', reason: '2. Không gửi đường dẫn.' },
  { account: '80000002', username: 'hoangphu', until: '2026-11-27T04:40:00.000Z', reason: 'Gửi số điện thoại' },
];
export const trial: ChatTrial = { days: 30, tried: 18_206, lines: 7, members: 3, samples: room.slice(2, 5) };
