import Type from 'typebox';
import type { CallName } from '../calls.ts';
import { Promotion } from '../catalogue.ts';
import type { Definition } from '../definition.ts';
import {
  EnvelopeClaim,
  EnvelopeOpened,
  MissionClaim,
  MissionClaimed,
  MissionLeaderboard,
  MissionSummary,
} from '../missions.ts';
import {
  Bonus,
  BonusCancel,
  BonusPage,
  BonusQuery,
  PromotionAct,
  PromotionApplication,
  PromotionBoard,
  PromotionBoardQuery,
  PromotionClaim,
  PromotionDetail,
  PromotionOffer,
  PromotionPaid,
  PromotionQuery,
  RaffleClaim,
  RaffleClaimed,
  RewardBoard,
} from '../promotions.ts';
import { VipProgramme } from '../ranks.ts';
import { FriendPage, FriendQuery, Referral } from '../referral.ts';

export const rewardsDefinitions = {
  claimMission: {
    summary: 'Claim the reward of a turn of a mission, exactly once; a repeated claim gets the first answer',
    tags: ['member'],
    body: MissionClaim,
    answer: MissionClaimed,
  },
  openPromotion: {
    summary: 'Note that the member has opened a promotion',
    tags: ['promotions'],
    body: PromotionAct,
    answer: Type.Null(),
  },
  joinPromotion: {
    summary: 'Take part in a promotion',
    tags: ['promotions'],
    body: PromotionAct,
    answer: PromotionOffer,
  },
  applyPromotion: {
    summary: 'Apply for a promotion with a remark of 140 characters and up to three images',
    tags: ['promotions'],
    body: PromotionApplication,
    answer: PromotionOffer,
  },
  claimPromotion: {
    summary: 'Claim what a turn of a promotion pays, exactly once; a repeated claim gets the first answer',
    tags: ['promotions'],
    body: PromotionClaim,
    answer: PromotionPaid,
  },
  signInPromotion: {
    summary: 'Sign in for today, once a day',
    tags: ['promotions'],
    body: PromotionClaim,
    answer: PromotionPaid,
  },
  rewardBoard: {
    summary: 'The reward centre: what can be claimed, the streak of sign-ins and the raffles',
    tags: ['promotions'],
    answer: RewardBoard,
  },
  bonuses: {
    summary: 'Bonuses of the last 7 or 30 days (default), newest first, and the one that runs',
    tags: ['promotions'],
    query: BonusQuery,
    answer: BonusPage,
  },
  cancelBonus: {
    summary: 'Give a bonus back before enough was staked for it',
    tags: ['promotions'],
    body: BonusCancel,
    answer: Bonus,
  },
  referral: {
    summary: 'Invite code and link of the account, the rule of the brand and what was earned',
    tags: ['member'],
    answer: Referral,
  },
  referralFriends: {
    summary: 'Friends who registered with the invitation of the account, newest first',
    tags: ['member'],
    query: FriendQuery,
    answer: FriendPage,
  },
  promotionBoard: {
    summary: 'Promotions with the state of the caller, what can be claimed first, or those to come by their start',
    tags: ['promotions'],
    query: PromotionBoardQuery,
    answer: PromotionBoard,
  },
  promotionDetail: {
    summary: 'One promotion with its rule and terms, and the application of the caller',
    tags: ['promotions'],
    query: PromotionQuery,
    answer: PromotionDetail,
  },
  claimRaffle: {
    summary: 'One draw of a raffle, once per number, or of a red envelope, with what is needed to repeat it',
    tags: ['relay'],
    body: Type.Union([RaffleClaim, EnvelopeClaim]),
    answer: Type.Union([RaffleClaimed, EnvelopeOpened]),
  },
  availablePromotions: {
    summary: 'Promotions with their state for the caller, and whether a member has not opened them yet',
    tags: ['relay'],
    answer: Type.Array(Promotion),
  },
  missionLeaderboard: {
    summary: 'Scores of the missions of this week, with masked names',
    tags: ['relay'],
    answer: MissionLeaderboard,
  },
  missionSummary: {
    summary: 'Missions with their progress and reward, how many are open, and the red envelopes that wait',
    tags: ['relay'],
    answer: MissionSummary,
  },
  ranks: {
    summary: 'VIP ranks with what they ask for and bring, and where the caller stands',
    tags: ['promotions'],
    answer: VipProgramme,
  },
} as const satisfies Partial<Record<CallName, Definition>>;
