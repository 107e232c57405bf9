import { type AssessDeps, createAssessment } from './assess.ts';
import { createBoard } from './board.ts';
import { createOperatorActs } from './operatorActs.ts';
import { type BonusDeps, createPayBonuses } from './payBonuses.ts';

export { createMovedAccounts } from './movedAccounts.ts';

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
