import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { imageLimits } from '../../../../../domain/imageRules.ts';
import { moduleCodes } from '../../../../../domain/module.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { AvatarChange, LoginHistory, Profile, ProfileChange } from '../../../../../wire/profile.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const config = { access: 'member', module: moduleCodes.memberCentre } as const;

/** Largest body without an image, in bytes. */
const textBytes = 16 * 1024;
/** Base64 encodes three bytes as four characters. */
const imageBytes = Math.ceil(imageLimits.bytes / 3) * 4;

/** Profile of the account. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const shared = { tags: ['member'], querystring: onlyLanguage };

  server.get(
    calls.profile.path,
    { config, schema: { ...shared, summary: 'Profile of the account and its protection', response: answers(Profile) } },
    async ({ tenant, session }) => ok(await server.services.profiles.read(tenant, session.account)),
  );

  server.put(
    calls.changeProfile.path,
    {
      config: { ...config, perMinute: 20, act: 'account' },
      schema: { ...shared, summary: 'Change fields of the profile', body: ProfileChange, response: answers(Profile) },
    },
    async ({ tenant, session: { account }, body }) => {
      const { profiles } = server.services;
      return ok(await profiles.read(tenant, await profiles.change(tenant, account, body)));
    },
  );

  server.put(
    calls.changeAvatar.path,
    {
      config: { ...config, act: 'account' },
      bodyLimit: textBytes + imageBytes,
      // Before the body is read.
      onRequest: async ({ session, headers }) => {
        const isShort = Number(headers['content-length'] ?? Number.NaN) <= textBytes;
        if (!isShort) await server.services.customAvatars.admitUpload(session.account);
      },
      schema: {
        ...shared,
        summary: 'Choose a picture, or upload one',
        body: AvatarChange,
        response: answers(Profile.properties.avatar),
      },
    },
    async ({ session: { account }, body }) => {
      const { customAvatars, profiles } = server.services;
      const avatar = await customAvatars.change(account, body);
      return ok(profiles.avatarOf({ ...account, avatar }));
    },
  );

  server.get(
    calls.loginHistory.path,
    { config, schema: { ...shared, summary: 'The last sign-ins of the account', response: answers(LoginHistory) } },
    async ({ session, client }) => ok(await server.services.profiles.logins(session.account, client.ip)),
  );
};

export default routes;
