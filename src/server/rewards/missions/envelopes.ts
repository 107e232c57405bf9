import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { EnvelopeState } from '../../../domain/mission.ts';
import { type Money, moneyFromUnits, moneyOf, moneyToWire, unitsToWire } from '../../../domain/money.ts';
import { prizeOf } from '../../../domain/raffle.ts';
import { Failure } from '../../../wire/failure.ts';
import type { EnvelopeClaim, EnvelopeConflict, EnvelopeOpened } from '../../../wire/missions.ts';
import type { Account, Limits } from '../../identity/ports/index.ts';
import type { Wallet } from '../../money/ledger/index.ts';
import { playWallet } from '../../money/wallets/index.ts';
import { redEnvelope } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { commitmentTo, lockAccount } from '../promotions/index.ts';
import { bonusOf, type ClaimDeps } from './claims.ts';

export interface EnvelopeDeps extends ClaimDeps {
  readonly limits: Pick<Limits, 'keyedHash'>;
}

export type EnvelopeRow = typeof redEnvelope.$inferSelect;

/** The secret of a draw: a keyed hash of the envelope's id, so that no row discloses it. */
const serverSeedOf = (limits: Pick<Limits, 'keyedHash'>, merchant: string, id: string) =>
  limits.keyedHash(merchant, `envelope:${id}`);

/** The hash of the secret, as members see it before the draw. */
export const commitmentOf = async (limits: Pick<Limits, 'keyedHash'>, { merchant, id }: Pick<EnvelopeRow, 'merchant' | 'id'>) =>
  commitmentTo(await serverSeedOf(limits, merchant, id));

export const stateOf = ({ openedAt, revokedAt, expiresAt }: EnvelopeRow, at: Date): EnvelopeState =>
  openedAt !== null ? 'opened' : revokedAt !== null ? 'revoked' : expiresAt <= at ? 'expired' : 'waiting';

/** The sum of a prize. */
export const sumOfPrize = ({ amount }: EnvelopeRow['prizes'][number]): Money => moneyOf(String(amount));

/** Red envelopes of members: what waits, and opening one. */
export function createEnvelopes({ db, now, ledger, bonuses, limits }: EnvelopeDeps) {
  const isOf = ({ merchant, holder, book }: Wallet) =>
    and(eq(redEnvelope.merchant, merchant), eq(redEnvelope.account, holder), eq(redEnvelope.book, book));

  async function resultOf(row: EnvelopeRow): Promise<EnvelopeOpened['result']> {
    const { merchant, id, clientSeed, prize, amount, openedAt, prizes } = row;
    if (clientSeed === null || prize === null || amount === null || openedAt === null)
      throw new Error(`The envelope ${id} has no result.`);
    const serverSeed = await serverSeedOf(limits, merchant, id);
    return {
      number: 1,
      prize,
      amount: unitsToWire(amount),
      serverSeed,
      clientSeed,
      commitment: commitmentTo(serverSeed),
      weights: prizes.map(({ weight }) => weight),
      at: openedAt.toISOString(),
    };
  }

  return {
    /** Envelopes that can be opened, the one that expires first in front. */
    waiting: (wallet: Wallet): Promise<EnvelopeRow[]> =>
      db
        .select()
        .from(redEnvelope)
        .where(and(isOf(wallet), isNull(redEnvelope.openedAt), isNull(redEnvelope.revokedAt), gt(redEnvelope.expiresAt, now())))
        .orderBy(asc(redEnvelope.expiresAt), asc(redEnvelope.grantedAt), asc(redEnvelope.number), asc(redEnvelope.id)),

    /** Sum that an account found in all of its envelopes. */
    async received(wallet: Wallet): Promise<Money> {
      const [row] = await db
        .select({ sum: sql<string>`coalesce(sum(${redEnvelope.amount}), 0)::text` })
        .from(redEnvelope)
        .where(isOf(wallet));
      return moneyFromUnits(BigInt(row?.sum ?? '0'));
    },

    /**
     * Opens an envelope, exactly once: a repeated request, from any tab, gets the first result.
     * @throws Failure NOT_FOUND; CONFLICT with its state, or if the commitment that was shown is another one
     */
    async open(
      tenant: Tenant,
      owner: Account,
      { envelope: id, commitment, clientSeed }: EnvelopeClaim,
    ): Promise<EnvelopeOpened> {
      const wallet = playWallet(tenant, owner);
      const { merchant } = wallet;
      const isIt = and(isOf(wallet), eq(redEnvelope.id, id));
      if ((await db.$count(redEnvelope, isIt)) === 0) throw new Failure('NOT_FOUND');
      const serverSeed = await serverSeedOf(limits, merchant, id);
      const { balance } = await ledger.execute({ merchant, scope: 'envelope', id, body: '' }, async (tx, transaction) => {
        await lockAccount(tx, wallet);
        const [row] = await tx.select().from(redEnvelope).where(isIt).for('update');
        if (row === undefined) throw new Failure('NOT_FOUND');
        const at = now();
        const state = stateOf(row, at);
        if (state !== 'waiting') throw forbiddenBy(state);
        if (commitmentTo(serverSeed) !== commitment) throw new Failure('CONFLICT');
        const { source, prizes } = row;
        const weights = prizes.map(({ weight }) => weight);
        const prize = await prizeOf({ serverSeed, clientSeed, number: 1 }, weights);
        const drawn = prizes[prize];
        if (drawn === undefined) throw new Error(`The envelope ${id} holds no prizes.`);
        const amount = sumOfPrize(drawn);
        await tx.update(redEnvelope).set({ openedAt: at, clientSeed, prize, amount, transaction }).where(isIt);
        return {
          transaction: await bonuses.grant(tx, transaction, { tenant, promotion: bonusOf('envelope', source), wallet, amount }),
        };
      });
      const [row] = await db.select().from(redEnvelope).where(isIt);
      if (row === undefined) throw new Failure('NOT_FOUND');
      return { result: await resultOf(row), balance: moneyToWire(balance) };
    },
  };
}

export type Envelopes = ReturnType<typeof createEnvelopes>;

function forbiddenBy(state: EnvelopeState): Failure {
  const value: EnvelopeConflict = { state };
  return new Failure('CONFLICT', { value });
}
