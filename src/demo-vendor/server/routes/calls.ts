import type { FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { limits } from '../../catalogue/limits.ts';
import type { FrameEvents, FramePlayed, FrameProof, FrameRound, FrameState } from '../../wire.ts';
import type { GameSession } from '../gameSessions.ts';
import { eventGameOf } from '../outcomes.ts';
import { PlayRefusal } from '../playRefusal.ts';
import { proofOf } from '../proofOf.ts';
import type { Round } from '../rounds.ts';
import { scheduleOf } from '../schedule.ts';
import type { VendorServer } from '../vendorServer.ts';

const Key = Type.String({ pattern: '^[A-Za-z0-9-]{16,40}$' });
const Stake = Type.String({ pattern: '^[0-9]{1,12}(?:\\.[0-9]{1,4})?$' });
const closed = { additionalProperties: false } as const;

const Play = Type.Object({ key: Key, stake: Stake, pick: Type.String({ maxLength: 8 }) }, closed);
const Bet = Type.Object(
  {
    key: Key,
    stake: Stake,
    number: Type.Integer({ minimum: 0 }),
    play: Type.String({ maxLength: 24 }),
    pick: Type.String({ maxLength: 96 }),
    odds: Type.Optional(Type.Integer({ minimum: 100 })),
    orHigher: Type.Optional(Type.Boolean()),
  },
  closed,
);
const Bets = Type.Object({ bets: Type.Array(Bet, { minItems: 1, maxItems: limits.bets }) }, closed);
const RoundId = Type.String({ pattern: '^[!-~]{1,64}$' });
const Seen = Type.Object({ rounds: Type.Array(RoundId, { minItems: 1, maxItems: 50 }) }, closed);
const Change = Type.Object({ clientSeed: Type.String({ pattern: '^[A-Za-z0-9._-]{1,64}$' }) }, closed);
const HistoryAsked = Type.Object({ before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })) }, closed);
const Round = Type.Object({ round: RoundId }, closed);

/** API of the frame. Authenticated by the session id as a bearer token, which rules out CSRF. */
export function serveCalls(vendor: VendorServer) {
  const { server, sessions, rounds, seeds, results, settling, wallet, now } = vendor;

  const sessionOf = (request: FastifyRequest): Promise<GameSession> => {
    const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw new PlayRefusal('VISIT');
    return sessions.find(token);
  };
  const balanceOf = ({ merchant, session }: GameSession) => wallet.balance(merchant, session);

  server.get('/api/state', async (request): Promise<FrameState> => {
    const session = await sessionOf(request);
    const [balance, pair, unseen] = await Promise.all([
      balanceOf(session),
      seeds.current(session),
      rounds.unseen(session, session.game.id),
    ]);
    return { now: now().getTime(), balance, limits, seeds: pair, unseen: unseen.map(frameRound) };
  });

  server.get('/api/balance', async (request) => ({ balance: await balanceOf(await sessionOf(request)) }));

  server.post('/api/play', { schema: { body: Play } }, async (request): Promise<FramePlayed> => {
    const session = await sessionOf(request);
    const { round, balance } = await rounds.own(session, session.game, request.body as Static<typeof Play>);
    const after = round.state === 'decided' ? await settling.settle(round) : null;
    return { rounds: [frameRound(round)], balance: after ?? balance ?? (await balanceOf(session)), refused: null };
  });

  server.post('/api/bets', { schema: { body: Bets } }, async (request): Promise<FramePlayed> => {
    const session = await sessionOf(request);
    const game = eventGameOf(session.game.id);
    if (game === null) throw new PlayRefusal('MALFORMED');
    const { bets } = request.body as Static<typeof Bets>;
    const accepted: FramePlayed['rounds'][number][] = [];
    let balance: string | null = null;
    for (const bet of bets) {
      try {
        const placed = await rounds.onEvent(session, game, bet);
        accepted.push(frameRound(placed.round));
        balance = placed.balance ?? balance;
      } catch (error) {
        if (!(error instanceof PlayRefusal) || accepted.length === 0) throw error;
        return { rounds: accepted, balance: balance ?? (await balanceOf(session)), refused: error.code };
      }
    }
    return { rounds: accepted, balance: balance ?? (await balanceOf(session)), refused: null };
  });

  server.get('/api/events', async (request): Promise<FrameEvents> => {
    const session = await sessionOf(request);
    const game = eventGameOf(session.game.id);
    if (game === null) throw new PlayRefusal('MALFORMED');
    const moment = now().getTime();
    const [schedule, mine] = await Promise.all([
      // A road map shows more of the past than a list.
      scheduleOf(results, game, moment, game.kind === 'table' ? 60 : 20),
      rounds.history(session, game.id, null, 40),
    ]);
    return { now: moment, balance: null, ...schedule, rounds: mine.map(frameRound) };
  });

  server.get('/api/history', { schema: { querystring: HistoryAsked } }, async (request) => {
    const session = await sessionOf(request);
    const { before } = request.query as Static<typeof HistoryAsked>;
    const list = await rounds.history(session, session.game.id, before === undefined ? null : new Date(Number(before)), 20);
    return { rounds: list.map(frameRound) };
  });

  server.get('/api/proof', { schema: { querystring: Round } }, async (request): Promise<FrameProof> => {
    const session = await sessionOf(request);
    const round = await rounds.find(session, (request.query as Static<typeof Round>).round);
    if (round === null) throw new PlayRefusal('ROUND');
    const proof = await proofOf(vendor, round);
    if (proof === null) throw new PlayRefusal('ROUND');
    return proof;
  });

  server.post('/api/seeds', { schema: { body: Change } }, async (request) =>
    seeds.change(await sessionOf(request), (request.body as Static<typeof Change>).clientSeed),
  );

  server.post('/api/seen', { schema: { body: Seen } }, async (request) => {
    await rounds.see(await sessionOf(request), (request.body as Static<typeof Seen>).rounds);
    return {};
  });
}

/** Public view of a round for its player. */
function frameRound(round: Round): FrameRound {
  const { id, key, state, game, stake, payout, play, pick, event, outcome, createdAt } = round;
  const shown = state === 'placing' || state === 'refused' ? 'cancelled' : state;
  return { id, key, state: shown, game, stake, payout, play, pick, event, outcome, at: createdAt.getTime() };
}
