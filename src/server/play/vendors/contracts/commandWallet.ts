import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { moneyToWire, readMoney } from '../../../../domain/money.ts';
import { type SeamlessFailureCode, SeamlessId, SeamlessMoney, SeamlessStake } from '../../../../wire/seamless.ts';
import { VendorLaunched, type VendorRound } from '../../../../wire/seamlessVendor.ts';
import { parseStrictJson } from '../../../../wire/strictJson.ts';
import { enforcesAccess } from '../../../platform/http/index.ts';
import { SeamlessRefusal, UnknownGame, type VendorAdapter, VendorDown } from '../../seamless/index.ts';
import type { VendorCaller } from '../../seamless/playDeps.ts';
import { callFailureOf } from '../callFailure.ts';
import type { VendorContract, VendorSettings } from '../contract.ts';
import { postToVendor } from '../postToVendor.ts';

/**
 * The "command wallet", an example of an API that is not ours. Every call is a POST of one JSON object with the command in `cmd` and
 * the merchant in `operator`; `X-Hash` is the HMAC-SHA-512 of the raw body in base64. Amounts are JSON numbers in units of the
 * currency, with up to four places. Every answer is HTTP 200 with `status`: `OK` or an error code.
 *
 * The vendor calls `/vendors/commandWallet/{vendor}` with `authenticate`, `getBalance`, `bet`, `win` and `refund`. The platform calls
 * `{api}` with `openGame` and `roundStatus`. The contract has no lotteries.
 */
const contract: VendorContract = { adapterOf, routes };

export default contract;

const hashHeader = 'x-hash';

const hashOf = (secret: string, body: string) => createHmac('sha512', secret).update(body).digest('base64');

/** Amounts stay decimal strings, because a number would round long ones; other numbers do not occur in this contract. */
const parseAmounts = (text: string): unknown =>
  JSON.parse(text, ((_key: string, value: unknown, { source }: { source?: string }) =>
    typeof value === 'number' ? amountOf(source ?? '') : value) as Parameters<typeof JSON.parse>[1]);

/** As in our own contract, with four places; the unchanged text if it is not an amount, which the shapes then refuse. */
function amountOf(text: string): string {
  const amount = readMoney(text);
  return amount === null ? text : moneyToWire(amount);
}

/** A decimal string as a JSON number, exactly. */
const numberOf = (amount: string) => (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(amount);

// The platform calls the vendor.

const Answer = Type.Object({ status: Type.String() });
const Opened = Type.Object({ status: Type.Literal('OK'), gameUrl: VendorLaunched.properties.address });
const States = Type.Object({
  status: Type.Literal('OK'),
  rounds: Type.Array(
    Type.Object({
      roundId: SeamlessId,
      state: Type.Enum(['OPEN', 'SETTLED', 'CANCELLED', 'UNKNOWN']),
      wins: Type.Array(Type.Object({ betTransactionId: SeamlessId, amount: SeamlessMoney })),
    }),
  ),
});

const stateOf = { OPEN: 'open', SETTLED: 'decided', CANCELLED: 'void', UNKNOWN: 'unknown' } as const;

function adapterOf(settings: VendorSettings): VendorAdapter {
  const { id, contract: name, serves, origins, secretOf, acceptedSecretsOf, maxPayout, url } = settings;

  async function ask<Shape extends TSchema>(merchant: string, cmd: string, body: object, shape: Shape): Promise<Static<Shape>> {
    const secret = await secretOf(merchant);
    if (secret === null) throw new VendorDown(`${id} has no secret for ${merchant}.`);
    const text = JSON.stringify({ cmd, operator: merchant, requestId: randomUUID(), ...body });
    const headers = { [hashHeader]: hashOf(secret, text) };
    const answer = await postToVendor(settings, new URL(url), headers, text, parseAmounts);
    const status = Value.Check(Answer, answer) ? answer.status : 'nothing';
    if (status === 'UNKNOWN_GAME') throw new UnknownGame(`${id} does not have the game.`);
    if (!Value.Check(shape, answer)) throw new VendorDown(`${id} answered ${cmd} with ${status}.`);
    return answer;
  }

  return {
    id,
    contract: name,
    serves,
    origins,
    secretOf,
    acceptedSecretsOf,
    maxPayout,
    async launch(merchant, { ticket, game, language, currency, demo, backUrl }) {
      const order = { launchToken: ticket, gameId: game.gameCode, language, currency, demo, lobbyUrl: backUrl };
      return { address: (await ask(merchant, 'openGame', order, Opened)).gameUrl };
    },
    async rounds(merchant, asked) {
      const rounds = asked.map(({ roundId, player }) => ({ roundId, playerId: player }));
      const answer = await ask(merchant, 'roundStatus', { rounds }, States);
      return answer.rounds.map(({ roundId, state, wins }): VendorRound => {
        const results = wins.map(({ betTransactionId, amount }) => ({ betId: betTransactionId, payout: amount }));
        return { roundId, state: stateOf[state], results };
      });
    },
    lotteries: async () => [],
    draws: async () => [],
  };
}

// The vendor calls the platform.

const Token = Type.String({ minLength: 20, maxLength: 100 });
const command = <Cmd extends string, Shape extends Record<string, TSchema>>(cmd: Cmd, shape: Shape) =>
  Type.Object(
    { cmd: Type.Literal(cmd), operator: Type.String({ maxLength: 64 }), requestId: SeamlessId, ...shape },
    { additionalProperties: false },
  );

const Command = Type.Union([
  command('authenticate', { token: Token }),
  command('getBalance', { token: Token }),
  command('bet', {
    token: Token,
    roundId: SeamlessId,
    transactionId: SeamlessId,
    amount: SeamlessStake,
    gameId: Type.Optional(SeamlessId),
  }),
  command('win', {
    playerId: SeamlessId,
    roundId: SeamlessId,
    betTransactionId: SeamlessId,
    /** Total return, stake included; 0 for a lost bet. */
    amount: SeamlessMoney,
    /** Turnover, at most the stake. Default: the stake. */
    turnover: Type.Optional(SeamlessMoney),
    roundClosed: Type.Boolean(),
  }),
  /** One bet, or without `betTransactionId` all undecided bets of the round, which is closed then. */
  command('refund', { playerId: SeamlessId, roundId: SeamlessId, betTransactionId: Type.Optional(SeamlessId) }),
]);
type Command = Static<typeof Command>;

/** Error codes of this contract for the failures of a wallet call. */
const statuses = {
  MALFORMED: 'BAD_REQUEST',
  SIGNATURE: 'INVALID_HASH',
  TIMESTAMP: 'INVALID_HASH',
  TICKET_INVALID: 'INVALID_TOKEN',
  SESSION_ENDED: 'TOKEN_EXPIRED',
  PLAYER_BLOCKED: 'PLAYER_LOCKED',
  PLAYER_UNKNOWN: 'UNKNOWN_PLAYER',
  BALANCE_TOO_LOW: 'INSUFFICIENT_FUNDS',
  LIMIT_REACHED: 'LIMIT_REACHED',
  GAME_UNKNOWN: 'UNKNOWN_GAME',
  BET_UNKNOWN: 'BET_NOT_FOUND',
  REQUEST_CONFLICT: 'DUPLICATE_REQUEST',
  BET_CONFLICT: 'DUPLICATE_TRANSACTION',
  BET_SETTLED: 'ALREADY_SETTLED',
  BET_CANCELLED: 'ALREADY_REFUNDED',
  ROUND_CLOSED: 'ROUND_CLOSED',
  ROUND_UNDECIDED: 'ROUND_HAS_OPEN_BETS',
  IN_PROGRESS: 'TRY_AGAIN',
  RATE_LIMIT: 'TOO_MANY_REQUESTS',
  MAINTENANCE: 'MAINTENANCE',
  SYSTEM: 'INTERNAL_ERROR',
} as const satisfies Record<SeamlessFailureCode, string>;

async function routes(server: FastifyInstance): Promise<void> {
  // `authenticated` does, before anything else is read.
  enforcesAccess(server, 'vendor');
  // The hash covers the raw body.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => {
    parseStrictJson(body);
    return body.toString('utf8');
  });
  server.setErrorHandler((error, request, reply) => refuse(error, request, reply));

  server.post<{ Params: { readonly vendor: string }; Body: string }>(
    '/:vendor',
    { config: { access: 'vendor', host: 'any', whenBlocked: 'answer' }, schema: { hide: true } },
    async (request, reply) => {
      const { vendor } = request.params;
      const given = parseAmounts(request.body);
      const { tenant, adapter } = await authenticated(vendor, given, request);
      const waitSeconds = await server.services.callBudget.wait(tenant.brand.merchant, adapter.id);
      if (waitSeconds > 0) {
        reply.header('retry-after', String(waitSeconds));
        throw new SeamlessRefusal('RATE_LIMIT');
      }
      if (!Value.Check(Command, given)) throw new SeamlessRefusal('MALFORMED');
      const { merchant } = tenant.brand;
      // The scope of the requests of every vendor, by which old ones are deleted.
      const booking = { merchant, scope: `seamless:${adapter.id}`, id: given.requestId, body: request.body };
      return send(reply, { status: 'OK', ...(await perform({ tenant, vendor: adapter.id, request: booking }, given)) });
    },
  );

  /** An unknown merchant or vendor fails like a wrong hash. */
  async function authenticated(vendor: string, given: unknown, { headers, body }: FastifyRequest<{ Body: string }>) {
    const { operator } = (given ?? {}) as { readonly operator?: unknown };
    const tenant = typeof operator === 'string' ? server.services.tenants.byMerchant(operator) : null;
    const adapter = server.services.vendors.byId(vendor);
    const isOurs = tenant !== null && adapter?.contract === 'commandWallet';
    const accepted = isOurs ? await adapter.acceptedSecretsOf(tenant.brand.merchant) : [];
    if (!isOurs || !accepted.some((secret) => isEqual(hashOf(secret, body), String(headers[hashHeader]))))
      throw new SeamlessRefusal('SIGNATURE');
    return { tenant, adapter };
  }

  async function perform(caller: VendorCaller, asked: Command): Promise<object> {
    const { tenant, vendor } = caller;
    const { play } = server.services;
    switch (asked.cmd) {
      case 'authenticate': {
        const { session, player, game, balance, nickname, language, currency, demo } = await play.authenticate(
          tenant,
          vendor,
          asked.token,
        );
        const { gameCode: gameId } = game;
        return { token: session, playerId: player, nickname, gameId, language, currency, demo, balance: numberOf(balance) };
      }
      case 'getBalance': {
        const { balance, currency } = await play.balance(tenant, vendor, asked.token);
        return { balance: numberOf(balance), currency };
      }
      case 'bet': {
        const { token: session, roundId, transactionId: betId, amount, gameId } = asked;
        const game = gameId === undefined ? {} : { gameCode: gameId };
        return bookingOf(await play.bet(caller, { session, roundId, betId, amount, ...game }));
      }
      case 'win': {
        const { playerId: player, roundId, betTransactionId: betId, amount: payout, turnover, roundClosed: closes } = asked;
        const result = { betId, payout, ...(turnover === undefined ? {} : { validBet: turnover }) };
        return bookingOf(await play.settle(caller, { player, roundId, results: [result], closes }));
      }
      case 'refund': {
        const { playerId: player, roundId, betTransactionId: betId } = asked;
        if (betId === undefined) return bookingOf(await play.refund(caller, { player, roundId }));
        return bookingOf(await play.rollback(caller, { player, roundId, betId }));
      }
      default:
        return asked satisfies never;
    }
  }
}

const bookingOf = ({ act, balance, currency }: { act: string | null; balance: string; currency: string }) => {
  return { walletTransactionId: act, balance: numberOf(balance), currency };
};

function isEqual(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const send = (reply: FastifyReply, body: object) =>
  reply
    .code(200)
    .type('application/json; charset=utf-8')
    .serializer((content: unknown) => JSON.stringify(content))
    .send(body);

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { code, retry, balance, retryAfterSeconds } = callFailureOf(error, request);
  if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds));
  return send(reply, {
    status: statuses[code],
    retry,
    ...(balance === null ? {} : { balance: numberOf(moneyToWire(balance)) }),
  });
}
