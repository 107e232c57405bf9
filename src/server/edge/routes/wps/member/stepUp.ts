import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { SmsValue, StepUpCodeRequest, StepUpTicket } from '../../../../../wire/verification.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';
import { openSealed, sealedBody, sealedRoute } from '../../../http/sealedBody.ts';

const config = { access: 'member' } as const;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.stepUpCode.path,
    {
      config: { ...config, act: 'account' },
      schema: {
        summary: 'Code for a re-authentication',
        tags: ['member'],
        querystring: onlyLanguage,
        body: StepUpCodeRequest,
        response: answers(SmsValue),
      },
    },
    async ({ tenant, session, language, client, body }) => {
      const requester = { address: client.ip, language };
      return ok(await server.services.verification.stepUp.sendCode(tenant, session, body, requester));
    },
  );

  server.post(
    calls.stepUp.path,
    {
      ...sealedRoute,
      config: { ...config, act: 'account' },
      schema: {
        summary: 'Re-authenticates by authenticator, password or code; the ticket permits one act of this session',
        tags: ['member'],
        querystring: onlyLanguage,
        body: sealedBody,
        response: answers(StepUpTicket),
      },
    },
    async (request) => {
      const proof = await openSealed(server, request, 'stepUp');
      return ok(await server.services.verification.stepUp.prove(request.session, proof, request.client.ip));
    },
  );
};

export default routes;
