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
  type VendorRounds,
  VendorRoundsAsked,
} from '../../../wire/seamlessVendor.ts';
import { gameOf } from '../../catalogue/index.ts';
import { drawsOf, lotteriesOf } from '../lotteries.ts';
import { reportRounds } from '../reportRounds.ts';
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
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body));
    scope.setErrorHandler((error, _, reply) => {
      const code = error instanceof Refusal ? error.code : error instanceof SyntaxError ? 'MALFORMED' : 'SYSTEM';
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
        const asked: unknown = JSON.parse(request.body as string);
        if (!Value.Check(shape, asked)) throw new Refusal('MALFORMED');
        return { success: true, message: '', value: await work(merchant, asked), code: 'OK' };
      });

    answer('launch', VendorLaunch, async (merchant, order): Promise<VendorLaunched> => {
      // Demo games never accept real money.
      if (gameOf(order.game.gameCode) === null || order.profile !== 'play') throw new Refusal('GAME_UNKNOWN');
      await vendor.visits.expect(merchant, order);
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
      body: String(request.body),
    } as const;
    if (!(await isSignedBy(await vendor.secretOf(merchant), call, header(seamlessHeaders.signature))))
      throw new Refusal('SIGNATURE');
  };
}
