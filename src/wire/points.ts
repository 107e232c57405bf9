import Type, { type Static } from 'typebox';
import { categories } from '../domain/category.ts';
import {
  type ExchangeRefusal,
  type ExchangeState,
  exchangeKinds,
  exchangeStates,
  goodsGroups,
  pointTypes,
} from '../domain/points.ts';
import { Promotion } from './catalogue.ts';
import { OfMerchant } from './operate.ts';
import { Cursor, Days, nullable } from './records.ts';

const closed = { additionalProperties: false } as const;

const goodsId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });
const exchangeId = Type.String({ pattern: '^EX[0-9]{6}-[0-9]{6}$' });
const RequestId = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._:~-]{7,63}$' });
/** Six digits. */
const PaymentPassword = Type.String({ minLength: 1, maxLength: 64 });
const Kind = Type.Enum([...exchangeKinds]);
const State = Type.Enum([...exchangeStates]);
const PointTypeShape = Type.Enum([...pointTypes]);

/** Points are decimal strings with four places, of which the last two are zero. */
export const PointBalance = Type.Object({ balance: Type.String(), isPaymentPasswordSet: Type.Boolean() }, closed);
export type PointBalance = Static<typeof PointBalance>;

/** Rules for earning points, and their value. */
export const PointConfig = Type.Object(
  {
    /** Valid stake, or deposit, that earns the value of its category. */
    unit: Type.Integer(),
    perDeposit: Type.String(),
    /** Categories that earn points, in the order of the site. */
    values: Type.Array(Type.Object({ gameType: Type.Enum([...categories]), value: Type.String() }, closed)),
    /** Null where points are not exchanged for money. */
    convert: nullable(
      Type.Object(
        {
          /** Money for one point. */
          rate: Type.String(),
          min: Type.Integer(),
          max: Type.Integer(),
          step: Type.Integer(),
          reviewFrom: nullable(Type.Integer()),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type PointConfig = Static<typeof PointConfig>;

/** A redeem item [POINTS-06]. */
export const RedeemItem = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    text: nullable(Type.String()),
    group: Type.Enum([...goodsGroups]),
    kind: Type.Union([Type.Literal('goods'), Type.Literal('voucher')]),
    picture: Promotion.properties.picture,
    /** Number of pieces left. */
    quantity: Type.Integer(),
    /** Most that one exchange may take. */
    most: Type.Integer(),
    /** Points for one. */
    points: Type.String(),
    /** Money to be paid for one, or that a voucher credits; zero for neither. */
    amount: Type.String(),
  },
  closed,
);
export type RedeemItem = Static<typeof RedeemItem>;

/** The part of the mall that everyone may see. */
export const PointMall = Type.Object({ config: PointConfig, goods: Type.Array(RedeemItem) }, closed);
export type PointMall = Static<typeof PointMall>;

/** Cause of a movement of points, for the remark of a record. */
export const PointRemark = Type.Object(
  {
    kind: Type.Enum(['bet', 'deposit', 'goods', 'money', 'returned', 'reversal']),
    /** Category of the stakes. */
    gameType: nullable(Type.String()),
    /** Valid stakes or amount that earned the points, with the points for each unit; of an exchange, the money. */
    base: nullable(Type.String()),
    value: nullable(Type.String()),
    /** Name of the reward, and number of the exchange. */
    name: nullable(Type.String()),
    quantity: nullable(Type.Integer()),
    exchange: nullable(Type.String()),
  },
  closed,
);

/** A points record [POINTS-05]: changed points, points balance, remark. */
export const PointRecord = Type.Object(
  {
    number: Type.Integer(),
    type: PointTypeShape,
    points: Type.String(),
    balance: Type.String(),
    remark: PointRemark,
    at: Type.String(),
  },
  closed,
);
export type PointRecord = Static<typeof PointRecord>;

export const PointRecordQuery = Type.Object(
  { ...Days.properties, ...Cursor.properties, type: Type.Optional(PointTypeShape) },
  closed,
);
export type PointRecordQuery = Static<typeof PointRecordQuery>;

const paged = { next: nullable(Type.String()), previous: nullable(Type.String()), total: Type.Integer() } as const;

export const PointRecords = Type.Object({ rows: Type.Array(PointRecord), ...paged }, closed);
export type PointRecords = Static<typeof PointRecords>;

/** A points exchange record [POINTS-04]. */
export const PointExchange = Type.Object(
  {
    transaction: Type.String(),
    kind: Kind,
    /** Name of the reward; null for an exchange for money. */
    product: nullable(Type.String()),
    quantity: Type.Integer(),
    points: Type.String(),
    /** Money that was paid for goods, or credited for a voucher or for points; zero for none. */
    amount: Type.String(),
    state: State,
    at: Type.String(),
    remarks: nullable(Type.String()),
  },
  closed,
);
export type PointExchange = Static<typeof PointExchange>;

export const PointExchangeQuery = Type.Object(
  { ...Days.properties, ...Cursor.properties, state: Type.Optional(State) },
  closed,
);
export type PointExchangeQuery = Static<typeof PointExchangeQuery>;

export const PointExchanges = Type.Object({ rows: Type.Array(PointExchange), ...paged }, closed);
export type PointExchanges = Static<typeof PointExchanges>;

/** Idempotent by `requestId`. `points` is the price of one that was shown: another price is refused. */
export const RedeemOrder = Type.Object(
  {
    goods: goodsId,
    quantity: Type.Integer({ minimum: 1, maximum: 99 }),
    points: Type.String({ minLength: 1, maxLength: 24 }),
    requestId: RequestId,
    paymentPassword: PaymentPassword,
  },
  closed,
);
export type RedeemOrder = Static<typeof RedeemOrder>;

/** Idempotent by `requestId`. */
export const ConvertOrder = Type.Object(
  { points: Type.String({ pattern: '^[1-9][0-9]{0,9}$' }), requestId: RequestId, paymentPassword: PaymentPassword },
  closed,
);
export type ConvertOrder = Static<typeof ConvertOrder>;

/** `value` of a `CONFLICT` failure: why points cannot be exchanged, or the state that forbids an act. */
export type PointConflict = { readonly reason: ExchangeRefusal } | { readonly state: ExchangeState };

/** An exchange as operators see it. */
export const ListedExchange = Type.Object(
  {
    id: Type.String(),
    account: Type.String(),
    kind: Kind,
    goods: nullable(Type.String()),
    quantity: Type.Integer(),
    points: Type.String(),
    amount: Type.String(),
    state: State,
    remark: nullable(Type.String()),
    operator: nullable(Type.String()),
    createdAt: Type.String(),
    decidedAt: nullable(Type.String()),
  },
  closed,
);
export type ListedExchange = Static<typeof ListedExchange>;

export const ListedGoods = Type.Object(
  { id: Type.String(), kind: Kind, points: Type.String(), amount: Type.String(), left: Type.Integer() },
  closed,
);
export type ListedGoods = Static<typeof ListedGoods>;

export const GoodsStock = Type.Object(
  {
    left: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    reason: Type.String({ minLength: 3, maxLength: 200, pattern: '\\S.*\\S' }),
  },
  closed,
);
export type GoodsStock = Static<typeof GoodsStock>;

export const OfGoods = Type.Object({ ...OfMerchant.properties, goods: goodsId }, closed);
export const OfExchange = Type.Object({ ...OfMerchant.properties, exchange: exchangeId }, closed);

/** The source of points that are taken back. */
export const PointReversal = Type.Object(
  {
    source: Type.String({ pattern: '^(?:bet|deposit):[A-Za-z0-9/._-]{1,120}$' }),
    reason: Type.String({ minLength: 3, maxLength: 200, pattern: '\\S.*\\S' }),
  },
  closed,
);
export type PointReversal = Static<typeof PointReversal>;

/** Points that were taken back, and those that the account no longer had. */
export const PointsReversed = Type.Object({ taken: Type.String(), missing: Type.String(), balance: Type.String() }, closed);
export type PointsReversed = Static<typeof PointsReversed>;

/** A movement as operators see it. */
export const ListedPoints = Type.Object(
  {
    source: Type.String(),
    type: PointTypeShape,
    points: Type.String(),
    balance: Type.String(),
    note: nullable(Type.String()),
    at: Type.String(),
  },
  closed,
);
export type ListedPoints = Static<typeof ListedPoints>;
