import { promotionMachine } from '../../../src/flows/promotion/index.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';

const inStories = both(
  'Máy chủ chạy trạng thái này; thẻ khuyến mãi của nó có trong truyện của trang khuyến mãi.',
  'The server runs this state; the card of it is a story of the promotions page.',
);

export const promotion: FlowPlan = {
  machine: promotionMachine,
  name: both('Khuyến mãi', 'Promotion'),
  about: both(
    'Một khuyến mãi đối với một tài khoản: từ lúc sắp diễn ra đến lúc đã nhận, đã phát, bị từ chối hoặc đã đóng.',
    'A promotion for one account: from coming soon to claimed, issued, rejected or closed.',
  ),
  states: {
    comingSoon: both('Sắp diễn ra', 'Coming soon'),
    join: both('Đang mở', 'Open'),
    applying: both('Đang đăng ký', 'Applying'),
    processing: both('Đang xử lý', 'Processing'),
    joined: both('Đã tham gia', 'Joined'),
    claim: both('Có thể nhận', 'Claimable'),
    claimed: both('Đã nhận', 'Claimed'),
    issued: both('Đã phát', 'Issued'),
    rejected: both('Bị từ chối', 'Rejected'),
    signed: both('Đã điểm danh', 'Signed in'),
    closed: both('Đã đóng', 'Closed'),
  },
  starts: {
    joined: { say: both('khuyến mãi cần tham gia', 'a promotion to join'), input: () => ({ kind: 'ladder', entry: 'join' }) },
    applied: {
      say: both('khuyến mãi cần gửi đơn', 'a promotion to apply for'),
      input: () => ({ kind: 'cashback', entry: 'apply' }),
    },
    signIn: { say: both('điểm danh hằng ngày', 'daily sign-in'), input: () => ({ kind: 'signIn', entry: 'open' }) },
  },
  events: {
    open: { say: both('kỳ bắt đầu', 'its period begins'), event: { type: 'promotion.open' } },
    join: { say: both('tham gia', 'joins'), event: { type: 'promotion.join' } },
    apply: { say: both('gửi đơn', 'applies'), event: { type: 'promotion.apply' } },
    claim: { say: both('nhận thưởng', 'claims'), event: { type: 'promotion.claim' } },
    sign: { say: both('điểm danh', 'signs in for the day'), event: { type: 'promotion.sign' } },
    review: { say: both('vận hành viên tiếp nhận đơn', 'an operator takes it up'), event: { type: 'promotion.review' } },
    approve: { say: both('đơn được duyệt', 'it is approved'), event: { type: 'promotion.approve' } },
    reject: { say: both('đơn bị từ chối', 'it is rejected'), event: { type: 'promotion.reject' } },
    reach: { say: both('đạt điều kiện', 'its condition is met'), event: { type: 'promotion.reach' } },
    issue: { say: both('thưởng được phát', 'it is paid'), event: { type: 'promotion.issue' } },
    close: { say: both('kỳ kết thúc', 'its period ends'), event: { type: 'promotion.close' } },
  },
  answers: {},
  facets: () => ({}),
  words: {},
  scene: () => ({ address: '/promotions', member: true }),
  undrawn: {
    comingSoon: inStories,
    join: inStories,
    applying: inStories,
    processing: inStories,
    joined: inStories,
    claim: inStories,
    claimed: inStories,
    issued: inStories,
    rejected: inStories,
    signed: inStories,
    closed: inStories,
  },
};
