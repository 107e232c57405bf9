import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { EnvelopeClaim, EnvelopeOpened } from '../../../../../wire/missions.ts';
import { RaffleClaim, RaffleClaimed } from '../../../../../wire/promotions.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.claimRaffle.path,
    {
      config: { access: 'member', perMinute: 60, act: 'takePart' },
      schema: {
        summary: 'One draw of a raffle, one time per number, or of a red envelope, with what is needed to repeat it',
        tags: ['relay'],
        querystring: onlyLanguage,
        body: Type.Union([RaffleClaim, EnvelopeClaim]),
        response: answers(Type.Union([RaffleClaimed, EnvelopeOpened])),
      },
    },
    async ({ tenant, session, language, body }) => {
      const { missions, promotions } = server.services;
      if ('envelope' in body) return ok(await missions.openEnvelope(tenant, session.account, body));
      return ok(await promotions.draw(tenant, session.account, language, body));
    },
  );
};

export default routes;
