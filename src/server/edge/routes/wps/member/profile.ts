import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { imageLimits } from '../../../../../domain/imageRules.ts';
import { moduleCodes } from '../../../../../domain/module.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const config = { access: 'member', module: moduleCodes.memberCentre } as const;

/** Largest body without an image, in bytes. */
const textBytes = 16 * 1024;
/** Base64 encodes three bytes as four characters. */
const imageBytes = Math.ceil(imageLimits.bytes / 3) * 4;

/** Profile of the account. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('profile'),
    config,
    handler: async ({ tenant, session }) => ok(await server.services.profiles.read(tenant, session.account)),
  });

  server.route({
    ...routeOf('changeProfile'),
    config: { ...config, perMinute: 20, act: 'account' },
    handler: async ({ tenant, session: { account }, body }) => {
      const { profiles } = server.services;
      return ok(await profiles.read(tenant, await profiles.change(tenant, account, body)));
    },
  });

  server.route({
    ...routeOf('changeAvatar'),
    config: { ...config, act: 'account' },
    bodyLimit: textBytes + imageBytes,
    // Before the body is read.
    onRequest: async ({ session, headers }) => {
      const isShort = Number(headers['content-length'] ?? Number.NaN) <= textBytes;
      if (!isShort) await server.services.customAvatars.admitUpload(session.account);
    },
    handler: async ({ session: { account }, body }) => {
      const { customAvatars, profiles } = server.services;
      const avatar = await customAvatars.change(account, body);
      return ok(profiles.avatarOf({ ...account, avatar }));
    },
  });

  server.route({
    ...routeOf('loginHistory'),
    config,
    handler: async ({ session, client }) => ok(await server.services.profiles.logins(session.account, client.ip)),
  });
};

export default routes;
