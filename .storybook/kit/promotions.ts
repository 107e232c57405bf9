import type { Application, PromotionBoard, PromotionDetail, PromotionOffer } from '../../src/wire/promotions.ts';

const offerOf = (id: string, more: Partial<PromotionOffer>): PromotionOffer => ({
  id,
  kind: 'fixed',
  entry: 'open',
  group: 'event',
  overline: null,
  title: id,
  picture: null,
  from: '2025-11-26T00:00:00.000Z',
  until: '2025-12-31T00:00:00.000Z',
  state: 'join',
  period: 'once',
  isEligible: true,
  amount: null,
  maxAmount: '5000000.0000',
  wagering: null,
  progress: null,
  count: null,
  claimUntil: null,
  changedAt: null,
  reason: null,
  ...more,
});
const three = { times: 3, days: 3, shares: {} };
/** One offer of every state [PROMO-01]. */
export const offers: readonly PromotionOffer[] = [
  offerOf('envelope', {
    title: 'Lì xì mùa hạc',
    state: 'claim',
    amount: '250000.0000',
    claimUntil: '2025-12-05T16:59:00.000Z',
  }),
  offerOf('first', {
    title: 'Thưởng nạp đầu 50%',
    kind: 'depositMatch',
    entry: 'join',
    group: 'deposit',
    wagering: { times: 12, days: 7, shares: { LIVE: 10 } },
  }),
  offerOf('weekend', {
    title: 'Bù thua cuối tuần 8%',
    kind: 'cashback',
    entry: 'apply',
    group: 'cashback',
    state: 'applying',
    amount: '200000.0000',
    changedAt: '2025-12-01T02:12:00.000Z',
    wagering: three,
  }),
  offerOf('qr', {
    title: 'Thưởng chuyển khoản QR 2%',
    entry: 'apply',
    group: 'deposit',
    state: 'processing',
    changedAt: '2025-12-01T04:00:00.000Z',
    wagering: { ...three, times: 1 },
  }),
  offerOf('race', {
    title: 'Đua cược Nổ hũ tuần',
    kind: 'ladder',
    entry: 'join',
    state: 'joined',
    progress: { done: '1420000.0000', needed: '2000000.0000' },
    changedAt: '2025-12-01T04:00:00.000Z',
  }),
  offerOf('daily', { title: 'Điểm danh 7 ngày', kind: 'signIn', state: 'signed', count: 4, maxAmount: '88000.0000' }),
  offerOf('monthly', {
    title: 'Hoàn trả tháng 11',
    kind: 'cashback',
    group: 'cashback',
    state: 'issued',
    amount: '184200.0000',
    changedAt: '2025-12-01T17:30:00.000Z',
  }),
  offerOf('birthday', {
    title: 'Quà sinh nhật VIP 3',
    group: 'vip',
    state: 'claimed',
    amount: '150000.0000',
    changedAt: '2025-11-14T01:02:41.000Z',
  }),
  offerOf('cup', { title: 'Cúp đoán tỷ số', state: 'comingSoon', from: '2025-12-05T03:00:00.000Z', until: null }),
  offerOf('refund', {
    title: 'Hoàn tiền lần đầu thua',
    kind: 'cashback',
    entry: 'apply',
    group: 'cashback',
    state: 'rejected',
    reason: 'Cược chưa đủ 500,000.00',
    changedAt: '2025-11-28T08:20:33.000Z',
  }),
  offerOf('lottery', { title: 'Vé số may mắn tháng 11', kind: 'raffle', state: 'closed', until: '2025-11-30T00:00:00.000Z' }),
];
export const boardOfStates: PromotionBoard = { promotions: [...offers], available: 1 };
export const boardOfGuests: PromotionBoard = {
  promotions: offers.slice(0, 3).map((each) => ({
    ...each,
    state: each.entry === 'open' ? 'claim' : 'join',
    amount: null,
    claimUntil: null,
    changedAt: null,
  })),
  available: 0,
};
export const offer: PromotionOffer = {
  id: 'weekend',
  kind: 'cashback',
  entry: 'apply',
  group: 'cashback',
  overline: 'Mọi trò chơi Nổ hũ và Bắn cá, từ thứ Bảy đến hết Chủ nhật.',
  title: 'Bù thua cuối tuần 8%',
  picture: null,
  from: null,
  until: null,
  state: 'join',
  period: '2025-12-01',
  isEligible: true,
  amount: '200000.0000',
  maxAmount: '3000000.0000',
  wagering: { times: 3, days: 3, shares: { LIVE: 10 } },
  progress: null,
  count: null,
  claimUntil: null,
  changedAt: null,
  reason: null,
};
export const application: Application = {
  from: '2025-11-24',
  until: '2025-11-30',
  netLoss: '2500000.0000',
  appliedAt: null,
  decidedAt: null,
  remark: null,
  images: 0,
};
export const noFacts: PromotionDetail['facts'] = { percent: null, min: null, steps: [], prizes: [], days: [], examples: [] };
export const detailOfForm: PromotionDetail = {
  offer,
  terms:
    '<ul><li>Mỗi tài khoản một đơn mỗi tuần, thua ròng từ 500,000.00.</li><li>Không dùng chung với ưu đãi hoàn trả khác trong cùng kỳ.</li></ul>',
  facts: {
    ...noFacts,
    percent: 8,
    min: '500000.0000',
    examples: [
      { base: '2500000.0000', amount: '200000.0000', wagering: '600000.0000' },
      { base: '9000000.0000', amount: '720000.0000', wagering: '2160000.0000' },
      { base: '50000000.0000', amount: '3000000.0000', wagering: '9000000.0000' },
    ],
  },
  application,
};
