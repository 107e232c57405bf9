import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { RegisterSettings } from '../../../../../wire/permission.ts';
import { registerSettings } from '../../../../content/permission.ts';
import { answers, isOpen, onlyLanguage } from '../../../shape.ts';

export const registerSettingsRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.registerSettings.path,
    {
      config: isOpen,
      schema: {
        summary: 'Fields and terms of the registration form',
        tags: ['system'],
        querystring: onlyLanguage,
        response: answers(RegisterSettings),
      },
    },
    async ({ tenant }) => ok(registerSettings(tenant.brand)),
  );
};
