import { and, desc, eq } from 'drizzle-orm';
import { type Money, moneyFromUnits, moneyOf, unitsToWire } from '../../../domain/money.ts';
import { Failure } from '../../../wire/failure.ts';
import type { EnvelopeConflict, EnvelopeGift, ListedEnvelope, ListedMission } from '../../../wire/missions.ts';
import type { Reasoned } from '../../../wire/operate.ts';
import type { Account } from '../../identity/ports/index.ts';
import type { SaferPlay } from '../../money/saferPlay/index.ts';
import { playWallet } from '../../money/wallets/index.ts';
import { redEnvelope } from '../../platform/db/tables/index.ts';
import type { ActingOperator, Audit } from '../../platform/events/index.ts';
import type { Judge } from '../../platform/secondYes/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type ClaimDeps, envelopeRows } from './claims.ts';
import { type EnvelopeRow, stateOf } from './envelopes.ts';
import { progressText, standingsOf } from './progress.ts';

interface OperatorDeps extends Pick<ClaimDeps, 'db' | 'now'> {
  readonly audit: Pick<Audit, 'note'>;
  readonly saferPlay: Pick<SaferPlay, 'assertMay'>;
}

const maxListed = 200;

/** Acts of operators on missions and envelopes, each noted in its transaction. */
export function createOperatorActs({ db, now, audit, saferPlay }: OperatorDeps) {
  const listed = (row: EnvelopeRow): ListedEnvelope => ({
    id: row.id,
    source: row.source,
    state: stateOf(row, now()),
    amount: row.amount === null ? null : unitsToWire(row.amount),
    grantedAt: row.grantedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    openedAt: row.openedAt?.toISOString() ?? null,
    operator: row.operator,
    reason: row.reason,
  });

  return {
    /** Progress of a member. */
    async missions(tenant: Tenant, _operator: ActingOperator, owner: Account): Promise<ListedMission[]> {
      const standings = await standingsOf(db, tenant, playWallet(tenant, owner), { at: now() });
      return standings.map(({ mission: { id, kind, needed }, turn, done, state }) => {
        return {
          mission: id,
          period: turn.key,
          done: progressText(kind, done),
          needed: progressText(kind, needed),
          state,
          isOver: turn.isOver,
        };
      });
    },

    /** Envelopes of a member, newest first. */
    async envelopes(tenant: Tenant, _operator: ActingOperator, owner: Account): Promise<ListedEnvelope[]> {
      const { merchant, holder, book } = playWallet(tenant, owner);
      const rows = await db
        .select()
        .from(redEnvelope)
        .where(and(eq(redEnvelope.merchant, merchant), eq(redEnvelope.account, holder), eq(redEnvelope.book, book)))
        .orderBy(desc(redEnvelope.grantedAt), desc(redEnvelope.number))
        .limit(maxListed);
      return rows.map(listed);
    },

    /** Gives a member envelopes. Idempotent by `requestId`. @throws Failure TRUE_ACCOUNT, PLAY_BREAK */
    async give(
      tenant: Tenant,
      operator: ActingOperator,
      owner: Account,
      { count, reason, requestId }: EnvelopeGift,
      judge: Judge,
    ): Promise<void> {
      const wallet = playWallet(tenant, owner);
      if (wallet.name === 'trial') throw new Failure('TRUE_ACCOUNT');
      const { merchant } = wallet;
      await db.transaction(async (tx) => {
        const given = Array.from({ length: count }, (_, index) => ({
          source: 'operator',
          origin: requestId,
          number: index + 1,
          operator: operator.id,
          reason,
        }));
        const rows = await tx
          .insert(redEnvelope)
          .values(envelopeRows(tenant, wallet, now(), given))
          .onConflictDoNothing()
          .returning({ id: redEnvelope.id });
        if (rows.length === 0) return;
        await saferPlay.assertMay(tenant, owner, 'offer', { tx });
        await judge(tx, worthOf(tenant, count));
        const details = { operator: operator.id, count, reason };
        await audit.note({ merchant, kind: 'redEnvelope.given', accountId: owner.id, details }, tx);
      });
    },

    /** Takes an envelope back that is not opened. @throws Failure NOT_FOUND, CONFLICT with its state */
    async revoke(tenant: Tenant, operator: ActingOperator, id: string, { reason }: Reasoned): Promise<ListedEnvelope> {
      const { merchant } = tenant.brand;
      const isIt = and(eq(redEnvelope.merchant, merchant), eq(redEnvelope.id, id));
      return db.transaction(async (tx) => {
        const [row] = await tx.select().from(redEnvelope).where(isIt).for('update');
        if (row === undefined) throw new Failure('NOT_FOUND');
        const value: EnvelopeConflict = { state: stateOf(row, now()) };
        if (value.state !== 'waiting') throw new Failure('CONFLICT', { value });
        const revokedAt = now();
        await tx.update(redEnvelope).set({ revokedAt }).where(isIt);
        const details = { operator: operator.id, envelope: id, reason };
        await audit.note({ merchant, kind: 'redEnvelope.revoked', accountId: row.account, details }, tx);
        return listed({ ...row, revokedAt });
      });
    },
  };
}

/** The most that a number of envelopes may hold. @throws Failure CONFLICT if the brand has none */
function worthOf({ brand }: Tenant, count: number): Money {
  const most = Math.max(0, ...brand.missions.envelopes.prizes.map(({ amount }) => amount));
  if (most === 0) throw new Failure('CONFLICT');
  return moneyFromUnits(moneyOf(String(most)) * BigInt(count));
}
