import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { type SeamlessFailureCode, type SeamlessTrouble, seamlessFailures } from '../../../wire/seamless.ts';
import { clockTolerance, isSignedBy, seamlessHeaders } from '../../../wire/seamlessSignature.ts';
import {
  type VendorCall,
  type VendorDraws,
  VendorDrawsAsked,
  VendorLaunch,
  type VendorLaunched,
  type VendorLotteries,
  VendorLotteriesAsked,
  type VendorProofAnswer,
  VendorProofAsked,
  type VendorRound,
  type VendorRounds,
  VendorRoundsAsked,
} from '../../../wire/seamlessVendor.ts';
import { parseStrictJson } from '../../../wire/strictJson.ts';
import { gameOf } from '../../catalogue/index.ts';
import type { VendorCore } from '../deps.ts';
import { drawsOf, lotteriesOf } from '../lotteries.ts';
import { proofOf } from '../proofOf.ts';
import { vendorRound } from '../tables.ts';
import { outcomeText } from '../texts.ts';
import type { VendorServer } from '../vendorServer.ts';

class Refusal extends Error {
  readonly code: SeamlessFailureCode;
  constructor(code: SeamlessFailureCode) {
    super(code);
    this.code = code;
  }
}

/** Calls from the platform, signed with the shared secret of the merchant. */
export function serveSeamless(vendor: VendorServer) {
  const { server, now } = vendor;

  server.register(async (scope) => {
    // The signature covers the raw body.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.setErrorHandler((error, _, reply) => {
      const isOfCaller = ((error as { readonly statusCode?: number }).statusCode ?? 500) < 500;
      const code = error instanceof Refusal ? error.code : isOfCaller ? 'MALFORMED' : 'SYSTEM';
      const { status, retry } = seamlessFailures[code];
      const value: SeamlessTrouble = { retry };
      return reply.code(status).send({ success: false, message: code, value, code });
    });

    const answer = <Shape extends TSchema, Answer>(
      call: VendorCall,
      shape: Shape,
      work: (merchant: string, asked: Static<Shape>) => Promise<Answer>,
    ) =>
      scope.post(`/seamless/v1/:merchant/${call}`, async (request) => {
        const { merchant } = request.params as { merchant: string };
        await assertSigned(request, merchant);
        const asked: unknown = parseStrictJson(rawBody(request));
        if (!Value.Check(shape, asked)) throw new Refusal('MALFORMED');
        return { success: true, message: '', value: await work(merchant, asked), code: 'OK' };
      });

    answer('launch', VendorLaunch, async (merchant, order): Promise<VendorLaunched> => {
      // Demo games never accept real money.
      if (gameOf(order.game.gameCode) === null || order.profile !== 'play') throw new Refusal('GAME_UNKNOWN');
      await vendor.sessions.expect(merchant, order);
      return { address: `${vendor.origin}/launch?ticket=${encodeURIComponent(order.ticket)}` };
    });
    answer(
      'rounds',
      VendorRoundsAsked,
      async (merchant, { rounds }): Promise<VendorRounds> => ({
        rounds: await reportRounds(vendor, merchant, rounds),
      }),
    );
    answer(
      'lotteries',
      VendorLotteriesAsked,
      async (_, { games }): Promise<VendorLotteries> => ({
        lotteries: lotteriesOf(games, now().getTime(), vendor.paces),
      }),
    );
    answer('proof', VendorProofAsked, async (merchant, { roundId, player }): Promise<VendorProofAnswer> => {
      const round = await vendor.rounds.find({ merchant, player }, roundId);
      return { proof: round === null ? null : await proofOf(vendor, round) };
    });
    answer(
      'draws',
      VendorDrawsAsked,
      async (_, { games, count }): Promise<VendorDraws> => ({
        draws: await drawsOf(vendor.results, games, count),
      }),
    );
  });

  const assertSigned = async (request: FastifyRequest, merchant: string) => {
    const header = (name: string) => String(request.headers[name] ?? '');
    const timestamp = header(seamlessHeaders.timestamp);
    const apart = Math.abs(Number(timestamp) - now().getTime() / 1000);
    if (!/^\d{1,12}$/.test(timestamp) || apart > clockTolerance) throw new Refusal('TIMESTAMP');
    const call = {
      method: 'POST',
      path: request.url,
      timestamp,
      request: header(seamlessHeaders.request),
      body: rawBody(request).toString('utf8'),
    } as const;
    if (!(await isSignedBy(await vendor.secretOf(merchant), call, header(seamlessHeaders.signature))))
      throw new Refusal('SIGNATURE');
  };
}

const rawBody = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

interface AskedRound {
  readonly roundId: string;
  readonly player: string;
}

/** State of rounds that are still open on the platform, for reconciliation. */
async function reportRounds({ db }: VendorCore, merchant: string, asked: readonly AskedRound[]): Promise<VendorRound[]> {
  const ids = asked.map(({ roundId }) => roundId);
  const rows = await db
    .select()
    .from(vendorRound)
    .where(and(eq(vendorRound.merchant, merchant), inArray(vendorRound.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return asked.map(({ roundId, player }) => {
    const round = byId.get(roundId);
    if (round === undefined || round.player !== player || round.state === 'refused')
      return { roundId, state: 'unknown', results: [] };
    if (round.state === 'placing' || round.state === 'open') return { roundId, state: 'open', results: [] };
    if (round.state === 'cancelling' || round.state === 'cancelled') return { roundId, state: 'void', results: [] };
    const game = gameOf(round.game);
    const outcome = game === null ? {} : { outcome: outcomeText(game, round.outcome) };
    return { roundId, state: 'decided', results: [{ betId: roundId, payout: round.payout ?? '0.0000', ...outcome }] };
  });
}
