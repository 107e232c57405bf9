import { dayText } from '../../../domain/dateText.ts';
import type { Language } from '../../../domain/language.ts';
import { Failure } from '../../../wire/failure.ts';
import type { ListedRank, RankOrder } from '../../../wire/ranks.ts';
import type { Account } from '../../identity/ports/index.ts';
import type { ActingOperator, Audit } from '../../platform/events/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import { labelOf, rankOf, rankPeriodOf } from '../../tenants/brandRules/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type AssessDeps, lockRanked, writeSteps } from './assess.ts';
import type { RankBoard } from './board.ts';

interface OperatorDeps extends Pick<AssessDeps, 'db' | 'now' | 'inbox'> {
  readonly audit: Pick<Audit, 'note'>;
  readonly board: Pick<RankBoard, 'standingOf'>;
}

/** Acts of operators on ranks, each noted in its transaction. */
export function createOperatorActs({ db, now, inbox, audit, board }: OperatorDeps) {
  async function show(tenant: Tenant, _operator: ActingOperator, owner: Account, language: Language): Promise<ListedRank> {
    const { changes, ...standing } = await board.standingOf(tenant, owner);
    return {
      ...standing,
      label: labelOf(tenant, standing.rank, language),
      changes: changes.map(({ former, rank, cause, operator, reason, at }) => ({
        former,
        rank,
        cause,
        operator,
        reason,
        at: at.toISOString(),
      })),
    };
  }

  return {
    show,

    /**
     * Gives a member a rank, which holds until the end of the period: play raises it again from the next one on. Pays no bonus.
     * @throws Failure TRUE_ACCOUNT for a trial account, VALIDATION for a rank that the brand does not have
     */
    async set(tenant: Tenant, operator: ActingOperator, id: string, { rank, reason }: RankOrder): Promise<Account> {
      const { brand } = tenant;
      if (rank > brand.vip.ranks.length) {
        throw new Failure('VALIDATION', {
          value: [{ field: 'rank', key: 'ranks.fault.highest', params: { highest: brand.vip.ranks.length } }],
        });
      }
      return db.transaction(async (tx) => {
        const owner = await lockRanked(tx, tenant, id);
        if (owner === null) throw new Failure('TRUE_ACCOUNT');
        const former = rankOf(tenant, owner);
        const at = now();
        const rankHeldUntil = rankPeriodOf(brand, dayText(at, brand.timeZone)).until;
        // Repeated: the rank is there already.
        if (former === rank) return owner;
        const steps = [{ former, rank, cause: 'operator', operator: operator.id, reason }] as const;
        await writeSteps(tx, { inbox }, tenant, owner, { at, steps, more: { rankHeldUntil } });
        const details = { operator: operator.id, former, rank, reason };
        await audit.note({ merchant: brand.merchant, kind: 'rank.set', accountId: id, details }, tx);
        return { ...owner, rank, rankBook: bookOf(tenant), rankHeldUntil };
      });
    },
  };
}
