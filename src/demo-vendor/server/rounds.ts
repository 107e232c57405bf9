import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { EventGame, Game } from '../catalogue/index.ts';
import { limits } from '../catalogue/limits.ts';
import { timesOf } from '../catalogue/pace.ts';
import { amountText, readAmount, returned } from '../engines/amount.ts';
import { isPick } from '../engines/events/model.ts';
import { modelOf } from '../engines/events/models.ts';
import { randomOf } from '../fairness/serverProof.ts';
import type { VendorCore } from './deps.ts';
import { isOwnPick, ownOutcome } from './outcomes.ts';
import { isFinal, PlayRefusal } from './playRefusal.ts';
import type { Seeds, Who } from './seeds.ts';
import { type RoundState, vendorRound } from './tables.ts';
import { selectionText } from './texts.ts';
import type { WalletBet } from './wallet.ts';

export type Round = typeof vendorRound.$inferSelect;

/** The player and the platform session that stakes are debited under. */
export interface Player extends Who {
  readonly session: string;
}

export interface Order {
  readonly key: string;
  readonly stake: string;
  readonly pick: string;
}

export interface EventOrder extends Order {
  readonly number: number;
  readonly play: string;
  /** Odds in hundredths that the player was shown; the bet is refused at others. */
  readonly odds?: number;
  /** Whether higher odds are accepted unasked. */
  readonly orHigher?: boolean;
}

/** After this timeout a stake without an answer is rolled back. */
const placingTimeoutMs = 20_000;

/** Places bets. `settling.ts` does everything after that, and completes rounds that were interrupted here. */
export function createRounds(core: VendorCore, seeds: Seeds) {
  const { db, now, wallet, paces } = core;

  const byKey = async ({ merchant, player }: Who, key: string) => {
    const same = and(eq(vendorRound.merchant, merchant), eq(vendorRound.player, player), eq(vendorRound.key, key));
    return (await db.select().from(vendorRound).where(same))[0] ?? null;
  };

  /** Stores the round before the stake is debited; null if the idempotency key exists. */
  const begin = async (
    { merchant, player }: Who,
    game: Game,
    { key, pick }: Order,
    values: Pick<Round, 'stake' | 'nonce' | 'play'> & Partial<Round>,
  ) => {
    const moment = now();
    const [made] = await db
      .insert(vendorRound)
      .values({
        id: randomUUID(),
        state: 'placing',
        createdAt: moment,
        tries: 0,
        nextTryAt: new Date(moment.getTime() + placingTimeoutMs),
        merchant,
        player,
        game: game.id,
        key,
        pick,
        ...values,
      })
      .onConflictDoNothing()
      .returning();
    return made ?? null;
  };

  const move = async (id: string, from: RoundState, to: Partial<Round>) =>
    (
      await db
        .update(vendorRound)
        .set(to)
        .where(and(eq(vendorRound.id, id), eq(vendorRound.state, from)))
        .returning()
    )[0];

  /** Debits the stake. A refusal ends the round; without an answer it is rolled back by the job. @throws PlayRefusal */
  const stake = async (round: Round, bet: Omit<WalletBet, 'round' | 'amount'>, taken: Partial<Round>) => {
    try {
      const { balance } = await wallet.bet({ ...bet, round: round.id, amount: round.stake });
      const moved = await move(round.id, 'placing', taken);
      if (moved === undefined) throw new PlayRefusal('CANCELLED');
      return { round: moved, balance };
    } catch (error) {
      const refusal = error instanceof PlayRefusal ? error : new PlayRefusal('NETWORK', { cause: error });
      const to = isFinal(refusal)
        ? ({ state: 'refused', nextTryAt: null, settledAt: now() } as const)
        : ({ state: 'cancelling', nextTryAt: now() } as const);
      // A cancelled round has left this state already.
      if (refusal.code !== 'CANCELLED') await move(round.id, 'placing', to);
      throw refusal;
    }
  };

  return {
    byKey,
    /** Single-player round: the outcome is computed from the seeds before the stake is debited. @throws PlayRefusal */
    async own(who: Player, game: Game, order: Order) {
      const known = await byKey(who, order.key);
      if (known !== null) return { round: again(known), balance: null };
      const amount = stakeOf(order);
      if (!isOwnPick(game, order.pick)) throw new PlayRefusal('MALFORMED');
      const pair = await seeds.next(who);
      const random = randomOf({ serverSeed: seeds.secretOf(who, pair.serial), clientSeed: pair.clientSeed, nonce: pair.nonce });
      const outcome = ownOutcome(game, order.pick, random);
      const round = await begin(who, game, order, {
        stake: amountText(amount),
        payout: amountText(returned(amount, outcome.pays)),
        seed: pair.serial,
        nonce: pair.nonce,
        play: game.kind,
        outcome,
      });
      if (round === null) return { round: again(await byKey(who, order.key)), balance: null };
      const selection = selectionText(game, game.kind, order.pick, null);
      const decided = { state: 'decided', decidedAt: now(), nextTryAt: new Date(now().getTime() + placingTimeoutMs) } as const;
      return stake(round, { merchant: who.merchant, session: who.session, game: game.id, selection }, decided);
    },
    /** Bet on a shared event that is decided later. @throws PlayRefusal */
    async onEvent(who: Player, game: EventGame, order: EventOrder) {
      const known = await byKey(who, order.key);
      if (known !== null) return { round: again(known), balance: null };
      const amount = stakeOf(order);
      if (!isPick(modelOf(game.model), order.play, order.pick)) throw new PlayRefusal('MALFORMED');
      checkOdds(game, order);
      const times = timesOf(paces[game.pace], order.number);
      const moment = now().getTime();
      if (moment < times.opensAt || moment >= times.closesAt) throw new PlayRefusal('BETS_CLOSED');
      const round = await begin(who, game, order, {
        stake: amountText(amount),
        event: order.number,
        nonce: order.number,
        play: order.play,
        dueAt: new Date(times.decidedAt),
      });
      if (round === null) return { round: again(await byKey(who, order.key)), balance: null };
      const selection = selectionText(game, order.play, order.pick, order.number);
      return stake(
        round,
        { merchant: who.merchant, session: who.session, game: game.id, selection },
        { state: 'open', nextTryAt: null },
      );
    },
    async history({ merchant, player }: Who, game: string | null, before: Date | null, count: number): Promise<Round[]> {
      const mine = and(
        eq(vendorRound.merchant, merchant),
        eq(vendorRound.player, player),
        game === null ? undefined : eq(vendorRound.game, game),
        before === null ? undefined : lt(vendorRound.createdAt, before),
        inArray(vendorRound.state, ['open', 'decided', 'settled', 'cancelling', 'cancelled']),
      );
      return db.select().from(vendorRound).where(mine).orderBy(desc(vendorRound.createdAt)).limit(count);
    },
    /** Rounds of this game whose result the player has not seen yet, newest first. */
    async unseen({ merchant, player }: Who, game: string): Promise<Round[]> {
      const mine = and(
        eq(vendorRound.merchant, merchant),
        eq(vendorRound.player, player),
        eq(vendorRound.game, game),
        isNull(vendorRound.seenAt),
        inArray(vendorRound.state, ['open', 'decided', 'settled', 'cancelling', 'cancelled']),
      );
      return db.select().from(vendorRound).where(mine).orderBy(desc(vendorRound.createdAt)).limit(40);
    },
    see: ({ merchant, player }: Who, ids: readonly string[]) =>
      db
        .update(vendorRound)
        .set({ seenAt: now() })
        .where(
          and(
            eq(vendorRound.merchant, merchant),
            eq(vendorRound.player, player),
            inArray(vendorRound.id, [...ids]),
            inArray(vendorRound.state, ['decided', 'settled', 'cancelled']),
          ),
        ),
    async find({ merchant, player }: Who, id: string) {
      const mine = and(eq(vendorRound.merchant, merchant), eq(vendorRound.player, player), eq(vendorRound.id, id));
      return (await db.select().from(vendorRound).where(mine))[0] ?? null;
    },
  };
}

export type Rounds = ReturnType<typeof createRounds>;

const [min, max] = [readAmount(limits.min) ?? 0n, readAmount(limits.max) ?? 0n];

/** @throws PlayRefusal if the odds are no longer those that the player was shown. */
function checkOdds({ model }: EventGame, { play, pick, number, odds, orHigher = false }: EventOrder) {
  const current = modelOf(model).oddsOf?.(play, pick, number);
  if (odds === undefined || current === undefined || current === odds) return;
  if (!(orHigher && current > odds)) throw new PlayRefusal('ODDS_CHANGED');
}

function stakeOf({ stake }: Order) {
  const amount = readAmount(stake);
  if (amount === null) throw new PlayRefusal('MALFORMED');
  if (amount < min || amount > max) throw new PlayRefusal('LIMIT');
  return amount;
}

/** Idempotent retry: the same round, or the same refusal. */
function again(round: Round | null): Round {
  if (round === null || round.state === 'refused') throw new PlayRefusal('BALANCE_TOO_LOW');
  if (round.state === 'placing' || round.state === 'cancelling') throw new PlayRefusal('NETWORK');
  return round;
}
