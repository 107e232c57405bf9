import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ok } from '../../../../wire/envelope.ts';
import { Failure } from '../../../../wire/failure.ts';
import { NewOperator, OfOperator, OperatorRow, OperatorToken, OwnAccount, OwnAccountOrder } from '../../../../wire/operate.ts';
import { answers } from '../../../platform/http/index.ts';
import { requireInstallationToken } from '../../operations/authorize.ts';

const config = { access: 'operator', host: 'any', whenBlocked: 'answer' } as const;
const tags = ['operate'];

/** Operators of the installation. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  requireInstallationToken(server);
  const named = (summary: string) => ({
    config,
    schema: { summary, tags, params: OfOperator, response: answers(OperatorToken) },
  });
  const changed = (summary: string) => ({
    config,
    schema: { summary, tags, params: OfOperator, response: answers(Type.Null()) },
  });

  server.get(
    '/operate/operators',
    { config, schema: { summary: 'Operators, without their tokens', tags, response: answers(Type.Array(OperatorRow)) } },
    async () => ok(await server.services.operators.list()),
  );
  server.post(
    '/operate/operators',
    {
      config,
      schema: {
        summary: 'Add an operator; the token is in this answer only',
        tags,
        body: NewOperator,
        response: answers(OperatorToken),
      },
    },
    async ({ body }) => ok(await server.services.operators.add(body)),
  );
  server.post('/operate/operators/:name/token', named('A new token in place of the former one'), async ({ params }) =>
    ok(await server.services.operators.renewToken(params.name)),
  );
  server.post(
    '/operate/operators/:name/accounts',
    {
      config,
      schema: {
        summary: 'Declare that an account of a player is an operator’s own, or no longer is',
        tags,
        params: OfOperator,
        body: OwnAccountOrder,
        response: answers(Type.Array(OwnAccount)),
      },
    },
    async ({ params, body: { merchant, username, isOwned } }) => {
      const { operators, tenants } = server.services;
      const tenant = await tenants.load(merchant);
      if (tenant === null) throw new Failure('NOT_FOUND');
      const { id: account } = await operators.members.find(tenant, username);
      return ok(await operators.own.declare(params.name, { merchant, account, username, isOwned }));
    },
  );
  server.post('/operate/operators/:name/disable', changed('Refuse the token of an operator'), async ({ params }) => {
    await server.services.operators.disable(params.name);
    return ok(null);
  });
  server.post('/operate/operators/:name/enable', changed('Accept the token of an operator again'), async ({ params }) => {
    await server.services.operators.enable(params.name);
    return ok(null);
  });
};

export default routes;
