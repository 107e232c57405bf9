import type { Live } from '../../platform/live/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import { type AssessDeps, createAssessment } from './assess.ts';
import { createBoard } from './board.ts';
import { createMovedAccounts } from './movedAccounts.ts';
import { createOperatorActs } from './operatorActs.ts';
import { type BonusDeps, createPayBonuses } from './payBonuses.ts';

type RankDeps = AssessDeps & BonusDeps & Pick<Parameters<typeof createOperatorActs>[0], 'audit'>;

/** VIP ranks of the manifest: reached by play, kept by play, and what the page on them shows. */
export function createRanks(deps: RankDeps) {
  const assessment = createAssessment(deps);
  const board = createBoard(deps);
  const payBonuses = createPayBonuses(deps);

  return {
    programme: (...given: Parameters<typeof board.programme>) => board.programme(...given),
    operate: createOperatorActs({ ...deps, board }),

    /** A job: up, shortly after play. */
    async raiseMoved(): Promise<void> {
      if ((await assessment.raiseMoved()) > 0) await payBonuses();
    },

    /** A job: up, for what was missed, with the bonuses that are still owed. */
    async raiseAll(): Promise<void> {
      await assessment.raiseAll();
      await payBonuses();
    },

    /** A job: down, after the end of a period. */
    reviewDue: () => assessment.reviewDue(),
  };
}

const raiseEveryMs = 5_000;
const raiseAllEveryMs = 10 * 60_000;
const reviewEveryMs = 60_000;

type Moved = Record<'moved', ReturnType<typeof createMovedAccounts>>;

/** Apart from the ranks, because the ledger needs it. */
export const movedModule = defineModule({
  needs: ['live'],
  gives: {
    moved: createMovedAccounts,
    takeMoved: ({ moved }: Moved) => moved.take,
    onMoved:
      ({ moved, live }: Moved & Record<'live', Pick<Live, 'touch'>>) =>
      (merchant: string, holder: string) => {
        live.touch(merchant, holder, 'balance');
        moved.add(merchant, holder);
      },
  },
});

export const ranksModule = defineModule({
  needs: ['db', 'now', 'audit', 'bonuses', 'inbox', 'ledger', 'takeMoved', 'tenants'],
  gives: { ranks: createRanks },
  jobs: ({ ranks }) => [
    { name: 'ranks', everyMs: raiseEveryMs, run: () => ranks.raiseMoved() },
    { name: 'allRanks', everyMs: raiseAllEveryMs, atStart: true, run: () => ranks.raiseAll() },
    { name: 'rankReviews', everyMs: reviewEveryMs, run: () => ranks.reviewDue() },
  ],
});
