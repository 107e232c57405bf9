import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const config = { access: 'member', perMinute: 30 } as const;

/** Safer play: limits, time-outs, self-exclusion, reality checks and the own statement. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('playLimits'),
    config: { access: 'member' },
    handler: async ({ tenant, session }) => ok(await server.services.saferPlay.state(tenant, session.account)),
  });

  server.route({
    ...routeOf('setPlayLimit'),
    config: { ...config, module: moduleCodes.memberCentre, act: 'account' },
    handler: async ({ tenant, session, body }) => ok(await server.services.saferPlay.set(tenant, session.account, body)),
  });

  server.route({
    ...routeOf('cancelPlayLimit'),
    config: { ...config, module: moduleCodes.memberCentre, act: 'account' },
    handler: async ({ tenant, session, body }) => ok(await server.services.saferPlay.cancel(tenant, session.account, body)),
  });

  server.route({
    ...routeOf('playTimeOut'),
    config: { ...config, module: moduleCodes.memberCentre, act: 'account' },
    handler: async ({ tenant, session, body }) =>
      ok(await server.services.saferPlay.timeOut(tenant, session.account, body.days)),
  });

  server.route({
    ...routeOf('selfExclusion'),
    config: { ...config, module: moduleCodes.memberCentre, act: 'account' },
    handler: async ({ tenant, session, body }) =>
      ok(await server.services.saferPlay.offerExclusion(tenant, session.account, body.months)),
  });

  server.route({
    ...routeOf('confirmSelfExclusion'),
    config: { ...config, module: moduleCodes.memberCentre, act: 'account' },
    handler: async ({ tenant, session, body }) =>
      ok(await server.services.saferPlay.confirmExclusion(tenant, session.account, body.confirmation)),
  });

  server.route({
    ...routeOf('realityCheck'),
    config: { ...config, module: moduleCodes.memberCentre, act: 'account' },
    handler: async ({ tenant, session, body }) =>
      ok(await server.services.saferPlay.setRealityCheck(tenant, session.account, body.minutes)),
  });

  server.route({
    ...routeOf('playActivity'),
    config,
    handler: async ({ tenant, session, query }) =>
      ok(await server.services.saferPlay.activity(tenant, session.account, query.period ?? 'month')),
  });
};

export default routes;
