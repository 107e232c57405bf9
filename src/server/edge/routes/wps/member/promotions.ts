import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { imageLimits } from '../../../../../domain/imageRules.ts';
import { moduleCodes } from '../../../../../domain/module.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import {
  Bonus,
  BonusCancel,
  BonusPage,
  BonusQuery,
  PromotionAct,
  PromotionApplication,
  PromotionClaim,
  PromotionOffer,
  PromotionPaid,
  RewardBoard,
} from '../../../../../wire/promotions.ts';
import { answers, onlyLanguage, withLanguage } from '../../../../platform/http/index.ts';

const config = { access: 'member', perMinute: 30 } as const;
/** Base64 encodes three bytes as four characters; the rest of an application is short. */
const applicationBytes = 64 * 1024 + imageLimits.count * Math.ceil(imageLimits.bytes / 3) * 4;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  const shared = { tags: ['promotions'], querystring: onlyLanguage };

  server.post(
    calls.joinPromotion.path,
    {
      config: { ...config, act: 'takePart' },
      schema: { ...shared, summary: 'Take part in a promotion', body: PromotionAct, response: answers(PromotionOffer) },
    },
    async ({ tenant, session, language, body }) =>
      ok(await server.services.promotions.join(tenant, session.account, language, body)),
  );

  server.post(
    calls.applyPromotion.path,
    {
      // Rate limit before the body is read, so that large uploads cannot exhaust memory.
      config: { access: 'member', perMinute: 10, act: 'takePart' },
      bodyLimit: applicationBytes,
      schema: {
        ...shared,
        summary: 'Apply for a promotion with a remark of 140 characters and up to three images',
        body: PromotionApplication,
        response: answers(PromotionOffer),
      },
    },
    async ({ tenant, session, language, body }) =>
      ok(await server.services.promotions.apply(tenant, session.account, language, body)),
  );

  server.post(
    calls.claimPromotion.path,
    {
      config: { ...config, act: 'takePart' },
      schema: {
        ...shared,
        summary: 'Claim what a turn of a promotion pays, exactly one time; a repeated claim gets the first answer',
        body: PromotionClaim,
        response: answers(PromotionPaid),
      },
    },
    async ({ tenant, session, language, body }) =>
      ok(await server.services.promotions.claim(tenant, session.account, language, body)),
  );

  server.post(
    calls.signInPromotion.path,
    {
      config: { ...config, act: 'takePart' },
      schema: {
        ...shared,
        summary: 'Sign in for today, one time a day',
        body: PromotionClaim,
        response: answers(PromotionPaid),
      },
    },
    async ({ tenant, session, language, body }) =>
      ok(await server.services.promotions.signIn(tenant, session.account, language, body)),
  );

  server.get(
    calls.rewardBoard.path,
    {
      config: { access: 'member', module: moduleCodes.memberCentre },
      schema: {
        ...shared,
        summary: 'The reward centre: what can be claimed, the streak of sign-ins and the raffles',
        response: answers(RewardBoard),
      },
    },
    async ({ tenant, session, language }) => ok(await server.services.promotions.rewards(tenant, session.account, language)),
  );

  server.get(
    calls.bonuses.path,
    {
      config: { access: 'member', module: moduleCodes.memberCentre },
      schema: {
        ...shared,
        summary: 'Bonuses of the last 7 or 30 days (default), newest first, and the one that runs',
        querystring: withLanguage(BonusQuery.properties),
        response: answers(BonusPage),
      },
    },
    async ({ tenant, session, language, query }) =>
      ok(await server.services.promotions.bonuses(tenant, session.account, language, query)),
  );

  server.post(
    calls.cancelBonus.path,
    {
      config: { ...config, module: moduleCodes.memberCentre, act: 'account' },
      schema: {
        ...shared,
        summary: 'Give a bonus back before enough was staked for it',
        body: BonusCancel,
        response: answers(Bonus),
      },
    },
    async ({ tenant, session, language, body }) =>
      ok(await server.services.promotions.cancelBonus(tenant, session.account, body.bonus, language)),
  );
};

export default routes;
