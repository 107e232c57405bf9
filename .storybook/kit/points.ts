import type { PointExchange, PointExchanges, PointMall, PointRecord, PointRecords, RedeemItem } from '../../src/wire/points.ts';

const itemOf = (id: string, name: string, points: number, more: Partial<RedeemItem> = {}): RedeemItem => ({
  id,
  name,
  text: null,
  group: 'electronics',
  kind: 'goods',
  picture: null,
  quantity: 12,
  most: 1,
  points: `${points}.0000`,
  amount: '0.0000',
  ...more,
});

/** Rewards within the points of the member, beyond them, with a payment, and sold out [POINTS-06]. */
export const rewards: readonly RedeemItem[] = [
  itemOf('headphones', 'Tai nghe chống ồn', 17_800, { text: 'Chống ồn chủ động, pin 30 giờ. Bảo hành 12 tháng.' }),
  itemOf('watch', 'Đồng hồ thông minh', 62_000, { quantity: 5 }),
  itemOf('voucher', 'Phiếu tiền mặt 100K', 9800, {
    group: 'voucher',
    kind: 'voucher',
    quantity: 480,
    most: 5,
    amount: '100000.0000',
    text: 'Cộng ngay vào ví chính sau khi đổi.',
  }),
  itemOf('gift', 'Hộp quà lễ hội', 15_500, { group: 'festive', quantity: 64 }),
  itemOf('phone', 'Điện thoại V12', 320_000, { quantity: 2, amount: '2000000.0000' }),
  itemOf('teapot', 'Bộ ấm trà gốm nâu', 18_200, { group: 'home', quantity: 31 }),
  itemOf('backpack', 'Ba lô chống nước', 16_900, { group: 'fashion', quantity: 0 }),
  itemOf('gold', 'Vàng kỷ niệm 0.5 chỉ', 145_000, { group: 'festive', quantity: 9, amount: '500000.0000' }),
  itemOf('small', 'Phiếu tiền mặt 20K', 1200, { group: 'voucher', kind: 'voucher', quantity: 500, amount: '20000.0000' }),
];

export const pointMall: PointMall = {
  config: {
    unit: 1000,
    perDeposit: '0.1000',
    values: [
      { gameType: 'LIVE', value: '0.7000' },
      { gameType: 'SPORTS', value: '1.0000' },
      { gameType: 'FISH', value: '1.2000' },
      { gameType: 'RNG', value: '1.2000' },
      { gameType: 'PVP', value: '1.0000' },
    ],
    convert: { rate: '10.0000', min: 500, max: 100_000, step: 100, reviewFrom: null },
  },
  goods: [...rewards],
};

const nothing = { gameType: null, base: null, value: null, name: null, quantity: null, exchange: null };
const recordOf = (
  number: number,
  points: string,
  balance: string,
  at: string,
  more: Pick<PointRecord, 'type'> & { readonly remark: Partial<PointRecord['remark']> & Pick<PointRecord['remark'], 'kind'> },
): PointRecord => ({ number, points, balance, at, type: more.type, remark: { ...nothing, ...more.remark } });

export const pointRecords: PointRecords = {
  rows: [
    recordOf(9, '504.0000', '4218.6000', '2025-12-02T13:00:00.000Z', {
      type: 'slots',
      remark: { kind: 'bet', gameType: 'RNG', base: '420000.0000', value: '1.2000' },
    }),
    recordOf(8, '200.0000', '3714.6000', '2025-12-02T07:31:05.000Z', {
      type: 'deposit',
      remark: { kind: 'deposit', base: '2000000.0000', value: '0.1000' },
    }),
    recordOf(7, '-1500.0000', '3514.6000', '2025-12-01T14:12:40.000Z', {
      type: 'redeem',
      remark: { kind: 'money', base: '15000.0000', exchange: 'EX251201-014412' },
    }),
    recordOf(6, '126.0000', '5014.6000', '2025-12-01T13:00:00.000Z', {
      type: 'live',
      remark: { kind: 'bet', gameType: 'LIVE', base: '180000.0000', value: '0.7000' },
    }),
    recordOf(5, '2600.0000', '4888.6000', '2025-11-30T03:00:00.000Z', {
      type: 'redeem',
      remark: { kind: 'returned', name: 'Cốc sen', quantity: 1, exchange: 'EX251129-300277' },
    }),
  ],
  next: '1764558000000~5',
  previous: null,
  total: 27,
};

const exchangeOf = (transaction: string, more: Partial<PointExchange>): PointExchange => ({
  transaction,
  kind: 'goods',
  product: 'Tai nghe chống ồn',
  quantity: 1,
  points: '17800.0000',
  amount: '0.0000',
  state: 'completed',
  at: '2025-11-18T03:40:00.000Z',
  remarks: null,
  ...more,
});

export const deliveredExchange = exchangeOf('EX251118-009350', { remarks: 'Giao 22/11' });

export const pointExchanges: PointExchanges = {
  rows: [
    exchangeOf('EX251201-014412', {
      kind: 'money',
      product: null,
      points: '1500.0000',
      amount: '15000.0000',
      state: 'processing',
      at: '2025-12-01T14:12:40.000Z',
    }),
    exchangeOf('EX251129-300277', {
      product: 'Cốc sen',
      points: '2600.0000',
      state: 'rejected',
      remarks: 'Tạm hết hàng, đã trả lại điểm',
      at: '2025-11-29T09:20:00.000Z',
    }),
    deliveredExchange,
    exchangeOf('EX251105-007148', {
      kind: 'voucher',
      product: 'Phiếu tiền mặt 100K',
      quantity: 2,
      points: '19600.0000',
      amount: '200000.0000',
      at: '2025-11-05T12:28:00.000Z',
    }),
  ],
  next: null,
  previous: null,
  total: 4,
};

export const pointBalance = { balance: '18460.0000', isPaymentPasswordSet: true };
const long = 'Tai nghe chống ồn không dây phiên bản kỷ niệm mười năm dành riêng cho hội viên thân thiết';
export const longRewards: readonly RedeemItem[] = rewards.map((item) => ({
  ...item,
  name: long,
  points: '987654321.0000',
  amount: '9876543210987.6500',
  quantity: 1_000_000,
}));
export const longPointExchanges: PointExchanges = {
  ...pointExchanges,
  rows: pointExchanges.rows.map((row) => ({
    ...row,
    product: long,
    remarks: long,
    points: '9876543210.0000',
    amount: '9876543210987.6500',
  })),
};

/** A public key with which stories seal what they send; nothing has its private key. */
export const storyKeys = {
  keys: [
    {
      kty: 'RSA',
      use: 'enc',
      alg: 'RSA-OAEP-256',
      kid: 'story',
      e: 'AQAB',
      n: 'rNpRWCOlnuzLX9VVYg4kHT3GVBflO_oZsNoURDOEa8aBzMWKNrav3Jd0uGcyc1y8Sf1Gu4zluZg7FMxUw2Z6HQTUF2SHWJA7CUyufriF2bU1ffGinc4ko53aTFYNsuuz1CpGOf4zS0C9jzhtTEYtksCin-eULi7OOnaf5TgkDXRJqHSDZs5WbYf-uyta8AxFuwdYXsyWYU49H9H7zAJQgPm5lmIgXNzzSt1pA__rld3bY51xegWcrGYSqOPTAP-7gGta4nF0DNSFdVAq48h_d9f23WnaMYrTY95l2zna9AdXCDbaYLlht2jzPaAGe15ETj6N8SwUvI5-RgCrGj_utQ',
    },
  ],
} as const;
