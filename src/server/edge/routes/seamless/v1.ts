import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { moneyToWire } from '../../../../domain/money.ts';
import { envelopeOf, ok } from '../../../../wire/envelope.ts';
import {
  SeamlessBalance,
  SeamlessBalanceAsked,
  SeamlessBet,
  SeamlessBooking,
  type SeamlessCall,
  type SeamlessFailureCode,
  SeamlessRefund,
  SeamlessRollback,
  SeamlessSession,
  SeamlessSettlement,
  SeamlessTicket,
  SeamlessTrouble,
  seamlessPath,
} from '../../../../wire/seamless.ts';
import type { VendorCaller } from '../../../play/seamless/index.ts';
import { callFailureOf } from '../../../play/vendors/index.ts';
import { checkSignature } from '../../http/checkSignature.ts';

const parameters = Type.Object({ merchant: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' }) });

const Waiting = Type.Object(
  {
    success: Type.Literal(false),
    message: Type.String(),
    value: SeamlessTrouble,
    code: Type.Literal('RATE_LIMIT' satisfies SeamlessFailureCode),
  },
  {
    description:
      'More calls than a vendor may make for a merchant in a minute. Nothing was booked: wait as many seconds as the header Retry-After says and repeat the call under the same request id.',
  },
);

/** Vendors call on any host and from any region; the merchant is part of the path, which is signed. */
const config = { access: 'vendor', host: 'any', whenBlocked: 'answer' } as const;

/** The seamless wallet; `wire/seamless.ts` is its contract. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const callerOf = checkSignature(server);
  server.setErrorHandler((error, request, reply) => refuse(error, request, reply));

  const route = <Body extends TSchema, Value extends TSchema>(call: SeamlessCall, summary: string, body: Body, value: Value) =>
    ({
      url: seamlessPath(':merchant', call),
      method: 'POST',
      config,
      schema: { summary, tags: ['seamless'], params: parameters, body, response: { 200: envelopeOf(value), 429: Waiting } },
    }) as const;

  server.route({
    ...route('authenticate', 'Swap a launch ticket for a play session', SeamlessTicket, SeamlessSession),
    handler: async (request) =>
      answer(request, ({ tenant, vendor }) => server.services.play.authenticate(tenant, vendor, request.body.ticket)),
  });
  server.route({
    ...route('balance', 'What the player can stake', SeamlessBalanceAsked, SeamlessBalance),
    handler: async (request) =>
      answer(request, ({ tenant, vendor }) => server.services.play.balance(tenant, vendor, request.body.session)),
  });
  server.route({
    ...route('bet', 'Take a stake', SeamlessBet, SeamlessBooking),
    handler: async (request) => answer(request, (caller) => server.services.play.bet(caller, request.body)),
  });
  server.route({
    ...route('settle', 'Decide bets of a round and pay what they won', SeamlessSettlement, SeamlessBooking),
    handler: async (request) => answer(request, (caller) => server.services.play.settle(caller, request.body)),
  });
  server.route({
    ...route('rollback', 'Take one undecided bet back', SeamlessRollback, SeamlessBooking),
    handler: async (request) => answer(request, (caller) => server.services.play.rollback(caller, request.body)),
  });
  server.route({
    ...route('refund', 'Return every undecided stake of a round and close it', SeamlessRefund, SeamlessBooking),
    handler: async (request) => answer(request, (caller) => server.services.play.refund(caller, request.body)),
  });

  async function answer<Value>(request: FastifyRequest, work: (caller: VendorCaller) => Promise<Value>) {
    return ok(await work(callerOf(request)));
  }
};

export default routes;

/** Sends a failure with its seamless code and whether to retry. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { code, status, retry, balance, limit, retryAfterSeconds } = callFailureOf(error, request);
  if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send({
      success: false,
      message: code,
      value: {
        retry,
        ...(balance === null ? {} : { balance: moneyToWire(balance) }),
        ...(limit === null ? {} : { limit }),
      },
      code,
    });
}
