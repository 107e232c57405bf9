import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { dayText } from '../../../domain/dateText.ts';
import { unitsToWire } from '../../../domain/money.ts';
import { periodOf } from '../../../domain/promotion.ts';
import { Failure } from '../../../wire/failure.ts';
import type { MissionClaim, MissionClaimed, MissionConflict } from '../../../wire/missions.ts';
import type { Account } from '../../identity/ports/index.ts';
import type { Ledger, Wallet } from '../../money/ledger/index.ts';
import { playWallet } from '../../money/wallets/index.ts';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import { missionClaim, missionScore, redEnvelope } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type Bonuses, lockAccount } from '../promotions/index.ts';
import { standingsOf } from './progress.ts';
import { envelopeEnd, type Mission } from './rules.ts';

export interface ClaimDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly ledger: Pick<Ledger, 'execute'>;
  readonly bonuses: Pick<Bonuses, 'grant'>;
}

/** An envelope before it is opened. */
interface NewEnvelope {
  readonly source: string;
  readonly origin: string;
  readonly number: number;
  readonly operator?: string;
  readonly reason?: string;
}

/** Rows of envelopes that are given now, with the prizes and the deadline of the brand. */
export function envelopeRows({ brand }: Tenant, { merchant, holder, book }: Wallet, at: Date, given: readonly NewEnvelope[]) {
  const expiresAt = envelopeEnd(brand, dayText(at, brand.timeZone));
  const { prizes } = brand.missions.envelopes;
  return given.map((envelope) => ({
    ...envelope,
    merchant,
    id: randomUUID(),
    account: holder,
    book,
    prizes,
    grantedAt: at,
    expiresAt,
  }));
}

/** The id by which a bonus names what paid it; ids of promotions have no colon. */
export const bonusOf = (kind: 'mission' | 'envelope', id: string) => ({ id: `${kind}:${id}`, rule: { wagering: null } });

/** Claims of rewards. */
export function createClaims({ db, now, ledger, bonuses }: ClaimDeps) {
  /** Adds the score of a claim to the week of the claim. */
  async function addScore(
    tx: DbTransaction,
    { brand }: Tenant,
    { merchant, holder, book }: Wallet,
    { score, reward }: Mission,
  ) {
    const at = now();
    const week = periodOf('week', dayText(at, brand.timeZone)).key;
    const envelopes = reward.kind === 'envelopes' ? reward.count : 0;
    await tx
      .insert(missionScore)
      .values({ merchant, book, week, account: holder, score, envelopes, reachedAt: at })
      .onConflictDoUpdate({
        target: [missionScore.merchant, missionScore.book, missionScore.week, missionScore.account],
        set: {
          score: sql`${missionScore.score} + ${score}`,
          envelopes: sql`${missionScore.envelopes} + ${envelopes}`,
          ...(score === 0 ? {} : { reachedAt: at }),
        },
      });
  }

  return {
    /**
     * Claims the reward of one turn, exactly once: a repeated claim gets the first answer.
     * @throws Failure NOT_FOUND; CONFLICT with the state that forbids it
     */
    async claim(tenant: Tenant, owner: Account, { mission: id, period }: MissionClaim): Promise<MissionClaimed> {
      const wallet = playWallet(tenant, owner);
      const { merchant, holder, book } = wallet;
      if (!tenant.brand.missions.list.some((each) => each.id === id)) throw new Failure('NOT_FOUND');
      const request = { merchant, scope: 'mission', id: `${holder}/${book}/${id}/${period}`, body: '' };
      await ledger.execute(request, async (tx, transaction) => {
        await lockAccount(tx, wallet);
        const at = now();
        const standings = await standingsOf(tx, tenant, wallet, { at, only: id });
        const standing = standings.find(({ turn }) => turn.key === period);
        if (standing?.state !== 'claimable') throw forbiddenBy(standing?.state ?? null);
        const { mission } = standing;
        const { reward, score } = mission;
        const isMoney = reward.kind === 'money';
        await tx.insert(missionClaim).values({
          merchant,
          account: holder,
          book,
          mission: id,
          period,
          score,
          claimedAt: at,
          ...(isMoney ? { amount: reward.amount, transaction, envelopes: 0 } : { envelopes: reward.count }),
        });
        await addScore(tx, tenant, wallet, mission);
        if (isMoney)
          return {
            transaction: await bonuses.grant(tx, transaction, {
              tenant,
              promotion: bonusOf('mission', id),
              wallet,
              amount: reward.amount,
            }),
          };
        const given = Array.from({ length: reward.count }, (_, index) => ({ source: id, origin: period, number: index + 1 }));
        await tx.insert(redEnvelope).values(envelopeRows(tenant, wallet, at, given));
        return { transaction: null, wallet, earlier: null };
      });
      const [row] = await db
        .select()
        .from(missionClaim)
        .where(
          and(
            eq(missionClaim.merchant, merchant),
            eq(missionClaim.account, holder),
            eq(missionClaim.book, book),
            eq(missionClaim.mission, id),
            eq(missionClaim.period, period),
          ),
        );
      if (row === undefined) throw new Error(`The claim ${request.id} has no row.`);
      const { amount, envelopes, score } = row;
      return {
        reward: amount === null ? { kind: 'envelopes', count: envelopes } : { kind: 'money', amount: unitsToWire(amount) },
        score,
      };
    },
  };
}

function forbiddenBy(state: MissionConflict['state']): Failure {
  const value: MissionConflict = { state };
  return new Failure('CONFLICT', { value });
}
