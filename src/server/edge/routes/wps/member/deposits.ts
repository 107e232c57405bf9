import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { calls } from '../../../../../wire/calls.ts';
import { DepositNamed, DepositOptions, DepositOrder, DepositRequest } from '../../../../../wire/deposit.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { answers, onlyLanguage, withLanguage } from '../../../../platform/http/index.ts';

const config = { access: 'member', module: moduleCodes.memberCentre } as const;

/** Deposits of the account of the session. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const tags = ['member'];

  server.get(
    calls.depositOptions.path,
    {
      config,
      schema: {
        summary: 'Methods with their limits, amounts to press, and the unfinished order',
        tags,
        querystring: onlyLanguage,
        response: answers(DepositOptions),
      },
    },
    async ({ tenant, session, language }) => ok(await server.services.deposits.options(tenant, session.account, language)),
  );

  server.get(
    calls.depositOrder.path,
    {
      config,
      schema: {
        summary: 'One order of the account',
        tags,
        querystring: withLanguage(DepositNamed.properties),
        response: answers(DepositOrder),
      },
    },
    async ({ tenant, session, language, query }) =>
      ok(await server.services.deposits.read(tenant, session.account, query.order, language)),
  );

  server.post(
    calls.createDeposit.path,
    {
      config: { ...config, perMinute: 10, act: 'deposit' },
      schema: {
        summary: 'Opens an order, once per request id; an account has one unfinished order at a time',
        tags,
        querystring: onlyLanguage,
        body: DepositRequest,
        response: answers(DepositOrder),
      },
    },
    async ({ tenant, session, language, body }) =>
      ok(await server.services.deposits.create(tenant, session.account, body, language)),
  );

  server.post(
    calls.checkDeposit.path,
    {
      config: { ...config, perMinute: 10, act: 'account' },
      schema: {
        summary: 'Asks the provider now whether an order is paid',
        tags,
        querystring: onlyLanguage,
        body: DepositNamed,
        response: answers(DepositOrder),
      },
    },
    async ({ tenant, session, language, body }) =>
      ok(await server.services.deposits.check(tenant, session.account, body.order, language)),
  );

  server.post(
    calls.cancelDeposit.path,
    {
      config: { ...config, perMinute: 10, act: 'account' },
      schema: {
        summary: 'Cancels an unfinished order; a payment that still arrives is credited',
        tags,
        querystring: onlyLanguage,
        body: DepositNamed,
        response: answers(DepositOrder),
      },
    },
    async ({ tenant, session, language, body }) =>
      ok(await server.services.deposits.cancel(tenant, session.account, body.order, language)),
  );
};

export default routes;
