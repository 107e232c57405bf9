import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import {
  ActivityQuery,
  ActivityStatement,
  ExclusionConfirmation,
  ExclusionOffer,
  ExclusionRequest,
  LimitChange,
  LimitChangeCancelled,
  RealityCheckChoice,
  SaferPlayState,
  TimeOutRequest,
} from '../../../../../wire/saferPlay.ts';
import { answers, onlyLanguage, withLanguage } from '../../../../platform/http/index.ts';

const config = { access: 'member', perMinute: 30 } as const;
const tags = ['member'];

/** Safer play: limits, time-outs, self-exclusion, reality checks and the own statement. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const shared = { tags, querystring: onlyLanguage, response: answers(SaferPlayState) };

  server.get(
    calls.playLimits.path,
    { config: { access: 'member' }, schema: { ...shared, summary: 'Limits with what is used of them, and the running break' } },
    async ({ tenant, session }) => ok(await server.services.saferPlay.state(tenant, session.account)),
  );

  server.put(
    calls.setPlayLimit.path,
    {
      config: { ...config, module: moduleCodes.memberCentre, act: 'account' },
      schema: { ...shared, summary: 'Set a limit: lower takes effect immediately, higher or none later', body: LimitChange },
    },
    async ({ tenant, session, body }) => ok(await server.services.saferPlay.set(tenant, session.account, body)),
  );

  server.post(
    calls.cancelPlayLimit.path,
    {
      config: { ...config, module: moduleCodes.memberCentre, act: 'account' },
      schema: { ...shared, summary: 'Drop the pending change of a limit', body: LimitChangeCancelled },
    },
    async ({ tenant, session, body }) => ok(await server.services.saferPlay.cancel(tenant, session.account, body)),
  );

  server.post(
    calls.playTimeOut.path,
    {
      config: { ...config, module: moduleCodes.memberCentre, act: 'account' },
      schema: { ...shared, summary: 'Begin a time-out; nothing ends it early', body: TimeOutRequest },
    },
    async ({ tenant, session, body }) => ok(await server.services.saferPlay.timeOut(tenant, session.account, body.days)),
  );

  server.post(
    calls.selfExclusion.path,
    {
      config: { ...config, module: moduleCodes.memberCentre, act: 'account' },
      schema: {
        summary: 'First step of a self-exclusion: until when it would last, and what confirms it',
        tags,
        querystring: onlyLanguage,
        body: ExclusionRequest,
        response: answers(ExclusionOffer),
      },
    },
    async ({ tenant, session, body }) =>
      ok(await server.services.saferPlay.offerExclusion(tenant, session.account, body.months)),
  );

  server.post(
    calls.confirmSelfExclusion.path,
    {
      config: { ...config, module: moduleCodes.memberCentre, act: 'account' },
      schema: { ...shared, summary: 'Begin the self-exclusion; nothing ends it early', body: ExclusionConfirmation },
    },
    async ({ tenant, session, body }) =>
      ok(await server.services.saferPlay.confirmExclusion(tenant, session.account, body.confirmation)),
  );

  server.put(
    calls.realityCheck.path,
    {
      config: { ...config, module: moduleCodes.memberCentre, act: 'account' },
      schema: { ...shared, summary: 'Choose the time between two reality checks', body: RealityCheckChoice },
    },
    async ({ tenant, session, body }) =>
      ok(await server.services.saferPlay.setRealityCheck(tenant, session.account, body.minutes)),
  );

  server.get(
    calls.playActivity.path,
    {
      config,
      schema: {
        summary: 'What the account did in the last twelve days, weeks or months',
        tags,
        querystring: withLanguage(ActivityQuery),
        response: answers(ActivityStatement),
      },
    },
    async ({ tenant, session, query }) =>
      ok(await server.services.saferPlay.activity(tenant, session.account, query.period ?? 'month')),
  );
};

export default routes;
