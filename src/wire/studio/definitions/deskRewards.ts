import Type from 'typebox';
import { exchangeStates } from '../../../domain/points.ts';
import type { Definition } from '../../definition.ts';
import { EnvelopeGift, ListedEnvelope, ListedMission, OfEnvelope } from '../../missions.ts';
import { ActResult, Reasoned, WithdrawalApproval } from '../../operate.ts';
import {
  GoodsStock,
  ListedExchange,
  ListedGoods,
  ListedPoints,
  OfExchange,
  OfGoods,
  PointReversal,
  PointsReversed,
} from '../../points.ts';
import { ListedRank, RankOrder } from '../../ranks.ts';
import type { StudioCall } from '../calls.ts';
import { OfDeskMember } from '../deskMembers.ts';
import { OfBrand } from '../shapes.ts';

const tags = ['studio desk'];

/** Points, their mall, missions, red envelopes and ranks. */
export const deskRewardsDefinitions = {
  deskExchanges: {
    summary: 'Exchanges that wait, oldest first, or the latest of another state',
    tags,
    params: OfBrand,
    query: Type.Object({ state: Type.Optional(Type.Enum([...exchangeStates])) }),
    answer: Type.Array(ListedExchange),
  },
  deskApproveExchange: {
    summary: 'Approve an exchange; where it credits money, another operator has to approve from the threshold of the brand on',
    tags,
    params: OfExchange,
    body: WithdrawalApproval,
    answer: ActResult,
  },
  deskRejectExchange: {
    summary: 'Reject an exchange, with a reason that the member reads; points, payment and stock are returned',
    tags,
    params: OfExchange,
    body: Reasoned,
    answer: ListedExchange,
  },
  deskGoods: {
    summary: 'Rewards of the points mall, and how many are left',
    tags,
    params: OfBrand,
    answer: Type.Array(ListedGoods),
  },
  deskStock: {
    summary: 'Set how many of a reward are left',
    tags,
    params: OfGoods,
    body: GoodsStock,
    answer: ListedGoods,
  },
  deskRevokeEnvelope: {
    summary: 'Take a red envelope back that is not opened',
    tags,
    params: OfEnvelope,
    body: Reasoned,
    answer: ListedEnvelope,
  },
  deskMemberEnvelopes: {
    summary: 'Red envelopes of a member, newest first',
    tags,
    params: OfDeskMember,
    answer: Type.Array(ListedEnvelope),
  },
  deskMemberGift: {
    summary: 'Give a member red envelopes; from the threshold of the brand on another operator has to approve',
    tags,
    params: OfDeskMember,
    body: EnvelopeGift,
    answer: ActResult,
  },
  deskMemberMissions: {
    summary: 'Progress of a member in the missions of now',
    tags,
    params: OfDeskMember,
    answer: Type.Array(ListedMission),
  },
  deskMemberPoints: {
    summary: 'Movements of the points of a member, newest first',
    tags,
    params: OfDeskMember,
    answer: Type.Array(ListedPoints),
  },
  deskMemberReversal: {
    summary: 'Take points back whose deposit or bet was reversed, one time, and at most what the member has',
    tags,
    params: OfDeskMember,
    body: PointReversal,
    answer: PointsReversed,
  },
  deskMemberRank: {
    summary: 'Rank of a member with its changes',
    tags,
    params: OfDeskMember,
    answer: ListedRank,
  },
  deskMemberSetRank: {
    summary: 'Give a member a rank, which holds until the end of the period; pays no bonus',
    tags,
    params: OfDeskMember,
    body: RankOrder,
    answer: ListedRank,
  },
} as const satisfies Partial<Record<StudioCall, Definition>>;
