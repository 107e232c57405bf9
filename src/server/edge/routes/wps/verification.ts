import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LoginValue, SignInTicket } from '../../../../wire/auth.ts';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import {
  AddressCodeRequest,
  ChallengeTask,
  RegisterSmsRequest,
  SentCode,
  SmsRequest,
  SmsValue,
} from '../../../../wire/verification.ts';
import { endReplacedSession } from '../../../identity/sessions/index.ts';
import { answers, isOpen, onlyLanguage } from '../../../platform/http/index.ts';
import { openSealed, sealedBody, sealedRoute } from '../../http/sealedBody.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.challenge.path,
    {
      config: isOpen,
      schema: {
        summary: 'What the challenge widget has to do',
        tags: ['verification'],
        querystring: onlyLanguage,
        response: answers(ChallengeTask),
      },
    },
    async ({ tenant }) => ok(await server.services.verification.challenge.task(tenant)),
  );

  server.get(
    calls.signInTicket.path,
    {
      config: isOpen,
      schema: {
        summary: 'Ticket of a sign-in at the identity provider that begins now',
        tags: ['verification'],
        querystring: onlyLanguage,
        response: answers(SignInTicket),
      },
    },
    async ({ tenant }) => ok({ ticket: await server.services.verification.verifiers.social.ticket(tenant) }),
  );

  server.post(
    calls.loginSms.path,
    {
      config: isOpen,
      schema: {
        summary: 'Code by SMS for a login or a forgotten password',
        tags: ['verification'],
        querystring: onlyLanguage,
        body: SmsRequest,
        response: answers(SentCode),
      },
    },
    async ({ tenant, language, client, body: { mobileNum, countryDialingCode, purpose = 'login', challenge } }) => {
      const typed = { number: mobileNum, dialingCode: countryDialingCode, challenge };
      return ok(
        await server.services.verification.smsCodes.forAccount(tenant, purpose, typed, { address: client.ip, language }),
      );
    },
  );

  server.post(
    calls.registerSms.path,
    {
      config: isOpen,
      schema: {
        summary: 'Code by SMS for a registration',
        tags: ['verification'],
        querystring: onlyLanguage,
        body: RegisterSmsRequest,
        response: answers(SentCode),
      },
    },
    async ({ tenant, language, client, body: { mobileNo, countryDialingCode, challenge } }) => {
      const typed = { number: mobileNo, dialingCode: countryDialingCode, challenge };
      return ok(await server.services.verification.smsCodes.forRegistration(tenant, typed, { address: client.ip, language }));
    },
  );

  server.post(
    calls.addressCode.path,
    {
      config: isOpen,
      schema: {
        summary: 'Code for the extra verification of a login from a new network',
        tags: ['verification'],
        querystring: onlyLanguage,
        body: AddressCodeRequest,
        response: answers(SmsValue),
      },
    },
    async ({ tenant, language, client, body }) =>
      ok(await server.services.verification.addressProofs.sendCode(tenant, body, { address: client.ip, language })),
  );

  server.post(
    calls.addressProof.path,
    {
      ...sealedRoute,
      config: { ...isOpen, session: 'ifAny' },
      schema: {
        summary: 'Answer of an extra verification; signs in and remembers the network',
        tags: ['verification'],
        querystring: onlyLanguage,
        body: sealedBody,
        response: answers(LoginValue),
      },
    },
    async (request) => {
      const proof = await openSealed(server, request, 'addressProof');
      const { tenant, client } = request;
      const value = await server.services.verification.addressProofs.prove(tenant, proof, client.ip);
      return ok(await endReplacedSession(server, request, value));
    },
  );
};

export default routes;
