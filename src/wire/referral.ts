import Type, { type Static } from 'typebox';
import { Cursor, Days, nullable } from './records.ts';

const closed = { additionalProperties: false } as const;

/** Reward rule of a brand. Amounts are decimal strings with four places. */
const ReferralTerms = Type.Object(
  {
    /** Paid once for a friend; null if the brand pays none. */
    reward: nullable(Type.String()),
    /** The least first deposit of a friend that counts. */
    minDeposit: Type.String(),
    /** Number of times that the friend must have bet that deposit before the reward is paid; `0` for at the deposit. */
    turnover: Type.Number(),
    /** Days after the deposit within which that has to be reached. */
    days: Type.Integer(),
    /** Percent of the turnover of friends, as a decimal string; null if the brand pays none. */
    share: nullable(Type.String()),
    /** Hour at which the share of the day before is paid. */
    paysAt: Type.String(),
    /** Whether friends count who registered from a network that the member has signed in from. */
    sameNetwork: Type.Boolean(),
  },
  closed,
);

/** Invitation of a member, the rule of the brand, and the earnings so far. */
export const Referral = Type.Object(
  {
    code: Type.String(),
    /** Address of the registration with the code. */
    link: Type.String(),
    terms: ReferralTerms,
    friends: Type.Integer(),
    /** Friends whose first deposit counts. */
    deposited: Type.Integer(),
    rewards: Type.Object({ amount: Type.String(), count: Type.Integer() }, closed),
    shares: Type.String(),
    /** Rewards and shares. */
    earned: Type.String(),
  },
  closed,
);
export type Referral = Static<typeof Referral>;

/** Friends who registered since a day, newest first, 20 per page. */
export const FriendQuery = Type.Object({ from: Days.properties.from, ...Cursor.properties }, closed);
export type FriendQuery = Static<typeof FriendQuery>;

export const friendStates = ['registered', 'verified', 'deposited', 'excluded'] as const;

export const Friend = Type.Object(
  {
    /** Not the account's. */
    id: Type.String(),
    /** Masked user name. */
    name: Type.String(),
    /** Address of a built-in avatar. */
    avatar: Type.String(),
    /** `excluded`: earns the inviter nothing. */
    state: Type.Enum([...friendStates]),
    /** Earnings of the member from the friend, once and by turnover; null for nothing. */
    reward: nullable(Type.String()),
    shares: nullable(Type.String()),
    registeredAt: Type.String(),
  },
  closed,
);
export type Friend = Static<typeof Friend>;

export const FriendPage = Type.Object(
  {
    rows: Type.Array(Friend),
    next: nullable(Type.String()),
    previous: nullable(Type.String()),
    total: Type.Integer(),
  },
  closed,
);
export type FriendPage = Static<typeof FriendPage>;
