import type { DeskOffer, DeskOfferRow, DeskOffers, OfferEstimate } from '../../../src/wire/studio/deskOffers.ts';
import { longWord } from '../../kit/longText.ts';

const row: DeskOfferRow = {
  offer: 'second-deposit',
  title: { vi: 'Nạp lần hai, thêm một nửa', en: 'Second deposit, half on top' },
  overline: { vi: 'Trong tuần', en: 'This week' },
  picture: null,
  kind: 'depositMatch',
  state: 'live',
  isOfManifest: false,
  live: 2,
  newest: 2,
  from: '2026-10-31T17:00:00.000Z',
  until: null,
  budget: '5000000.0000',
  members: 1_284,
  paid: '4168200.0000',
};

const facts: Omit<DeskOffers, 'offers'> = {
  symbol: '₫',
  timeZone: 'Asia/Ho_Chi_Minh',
  offered: ['vi', 'en'],
  minAge: 18,
  approvalFrom: '10000000.0000',
  pictures: [],
};

const named = (offer: string, vi: string, en: string, more: Partial<DeskOfferRow>): DeskOfferRow => ({
  ...row,
  offer,
  title: { vi, en },
  overline: null,
  ...more,
});

export const offers: DeskOffers = {
  ...facts,
  offers: [
    named('tet', 'Lì xì Tết', 'New year envelope', {
      kind: 'fixed',
      state: 'draft',
      live: null,
      newest: 1,
      members: 0,
      paid: '0.0000',
    }),
    row,
    named('cashback', 'Hoàn đến 1,20 % mỗi sáng', 'Up to 1.20 % back each morning', {
      kind: 'cashback',
      isOfManifest: true,
      live: 0,
      newest: 0,
      members: 5_902,
      paid: '74600000.0000',
    }),
    named('race', 'Thang cược cuối tuần', 'Weekend ladder', {
      kind: 'ladder',
      live: 3,
      newest: 4,
      members: 3_317,
      paid: '500000000.0000',
    }),
    named('rank', 'Hạng mới, quà mới', 'A new rank, a new gift', {
      kind: 'raffle',
      state: 'planned',
      from: '2026-11-30T17:00:00.000Z',
      members: 0,
      paid: '0.0000',
    }),
    named('envelope', 'Lì xì hội viên mới', 'Envelope for new members', { kind: 'fixed', state: 'spent', members: 200 }),
    named('app', 'Vé cho lần mở ứng dụng đầu', 'A ticket for the first visit by app', {
      kind: 'signIn',
      state: 'ended',
      until: '2026-10-31T16:59:00.000Z',
      members: 2_740,
      paid: '13700000.0000',
    }),
    named('news', 'Tin của tháng', 'News of the month', { kind: null, members: 0, paid: '0.0000', budget: null }),
  ],
};
export const longOffers: DeskOffers = {
  ...facts,
  offers: [named('long', longWord, longWord, { paid: '123456789012.0000', members: 9_876_543 })],
};

const document = {
  id: row.offer,
  title: row.title,
  overline: row.overline,
  terms: {
    vi: '- Thưởng 50 % lần nạp thứ hai trong tuần, tối đa 500,000.00.\n- Nạp từ 200,000.00. Vòng cược 8 lần trong 7 ngày.\n- Chỉ dành cho người từ đủ 18 tuổi.',
    en: '- 50 % of the week’s second deposit, at most 500,000.00.\n- From 200,000.00. Stake it 8 times within 7 days.\n- For people aged 18 and over.',
  },
  from: '2026-11-01T00:00:00+07:00',
  rule: {
    kind: 'depositMatch',
    cycle: 'week',
    percent: 50,
    min: 200_000,
    max: 500_000,
    budget: 5_000_000,
    wagering: { times: 8, days: 7, shares: { PVP: 50, LIVE: 10 } },
  },
};
const made = { madeBy: 'Trần Mỹ Linh', publishedBy: 'Lê Quân' };

export const offer: DeskOffer = {
  ...facts,
  row,
  document,
  versions: [
    { ...made, version: 2, document, madeAt: '2026-11-20T04:02:00.000Z', publishedAt: '2026-11-20T04:18:00.000Z' },
    {
      ...made,
      version: 1,
      document: { ...document, rule: { ...document.rule, percent: 40 } },
      madeAt: '2026-11-12T02:00:00.000Z',
      publishedAt: '2026-11-12T02:10:00.000Z',
    },
    {
      version: 0,
      document,
      madeBy: null,
      madeAt: '2026-11-12T02:10:00.000Z',
      publishedBy: null,
      publishedAt: '2026-11-12T02:10:00.000Z',
    },
  ],
};

/** A draft that is not live, with another rule or other words. */
const draftOf = (kind: DeskOfferRow['kind'], rule: object | undefined, more: object = {}): DeskOffer => {
  const next = { ...document, ...(rule === undefined ? { rule: undefined } : { rule: { kind, ...rule } }), ...more };
  const [first, ...rest] = offer.versions;
  return {
    ...offer,
    row: { ...row, kind, newest: 3 },
    document: next,
    versions:
      first === undefined
        ? []
        : [{ ...first, version: 3, document: next, publishedBy: null, publishedAt: null }, first, ...rest],
  };
};
export const ofKind = {
  cashback: draftOf('cashback', { cycle: 'day', percent: 1.2, min: 50_000, review: true, categories: ['RNG', 'FISH'] }),
  fixed: draftOf('fixed', { amount: 131_000, budget: 50_000_000, wagering: { times: 3, days: 7 } }),
  ladder: draftOf('ladder', {
    cycle: 'week',
    steps: [
      { turnover: 2_000_000, amount: 40_000 },
      { turnover: 9_000_000, amount: 200_000 },
    ],
  }),
  raffle: draftOf('raffle', {
    cycle: 'day',
    prizes: [
      { amount: 5_000, weight: 60 },
      { amount: 0, weight: 40 },
    ],
    drawTurnover: 500_000,
  }),
  signIn: draftOf('signIn', { days: [1_000, 1_000, 2_000] }),
};
export const wordsOnly = draftOf(null, undefined);
export const unsaid = draftOf('depositMatch', document.rule, {
  terms: { vi: document.terms.vi, en: '- 60 % of it, at most 500,000.00, from 200,000.00.' },
});
export const ready = draftOf('depositMatch', { ...document.rule, minRank: 1 });

export const estimate: OfferEstimate = {
  month: '2026-10',
  members: 1_906,
  payments: 4_120,
  atLimit: 453,
  given: '194800000.0000',
  active: 3_177,
  takers: 1_906,
  usual: '116900000.0000',
  weeks: [
    ['2026-10-01', '38200000.0000'],
    ['2026-10-05', '41900000.0000'],
    ['2026-10-12', '44600000.0000'],
    ['2026-10-19', '51700000.0000'],
    ['2026-10-26', '18400000.0000'],
  ].map(([from = '', given = '']) => ({ from, given })),
  spentOn: '2026-10-03',
};
