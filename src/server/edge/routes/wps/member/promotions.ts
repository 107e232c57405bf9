import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { imageLimits } from '../../../../../domain/imageRules.ts';
import { moduleCodes } from '../../../../../domain/module.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const config = { access: 'member', perMinute: 30 } as const;
/** Base64 encodes three bytes as four characters; the rest of an application is short. */
const applicationBytes = 64 * 1024 + imageLimits.count * Math.ceil(imageLimits.bytes / 3) * 4;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('openPromotion'),
    config: { ...config, act: 'account' },
    handler: async ({ tenant, session, body }) => {
      await server.services.promotions.open(tenant, session.account, body);
      return ok(null);
    },
  });

  server.route({
    ...routeOf('joinPromotion'),
    config: { ...config, act: 'takePart' },
    handler: async ({ tenant, session, language, body }) =>
      ok(await server.services.promotions.join(tenant, session.account, language, body)),
  });

  server.route({
    ...routeOf('applyPromotion'),
    // Rate limit before the body is read, so that large uploads cannot exhaust memory.
    config: { access: 'member', perMinute: 10, act: 'takePart' },
    bodyLimit: applicationBytes,
    handler: async ({ tenant, session, language, body }) =>
      ok(await server.services.promotions.apply(tenant, session.account, language, body)),
  });

  server.route({
    ...routeOf('claimPromotion'),
    config: { ...config, act: 'takePart' },
    handler: async ({ tenant, session, language, body }) =>
      ok(await server.services.promotions.claim(tenant, session.account, language, body)),
  });

  server.route({
    ...routeOf('signInPromotion'),
    config: { ...config, act: 'takePart' },
    handler: async ({ tenant, session, language, body }) =>
      ok(await server.services.promotions.signIn(tenant, session.account, language, body)),
  });

  server.route({
    ...routeOf('rewardBoard'),
    config: { access: 'member', module: moduleCodes.memberCentre },
    handler: async ({ tenant, session, language }) =>
      ok(await server.services.promotions.rewards(tenant, session.account, language)),
  });

  server.route({
    ...routeOf('bonuses'),
    config: { access: 'member', module: moduleCodes.memberCentre },
    handler: async ({ tenant, session, language, query }) =>
      ok(await server.services.promotions.bonuses(tenant, session.account, language, query)),
  });

  server.route({
    ...routeOf('cancelBonus'),
    config: { ...config, module: moduleCodes.memberCentre, act: 'account' },
    handler: async ({ tenant, session, language, body }) =>
      ok(await server.services.promotions.cancelBonus(tenant, session.account, body.bonus, language)),
  });
};

export default routes;
