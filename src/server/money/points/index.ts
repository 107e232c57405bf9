import { defineModule } from '../../platform/modules/index.ts';
import { type BoardDeps, createBoard } from './board.ts';
import { createExchanges, type ExchangeDeps } from './exchanges.ts';
import { createOperatorActs } from './operatorActs.ts';

export { earnedBy, earningPoints, earningValues } from './earned.ts';
export { isPointWallet, movePoints, type PointMovement, type Writes } from './pointBook.ts';
export { type Goods, pointRulesOf } from './rules.ts';

type PointDeps = BoardDeps & ExchangeDeps & Parameters<typeof createOperatorActs>[0];

export type Points = ReturnType<typeof createPoints>;

/** Points of accounts, and the mall in which they are exchanged. Play and deposits credit them in their own transactions. */
export function createPoints(deps: PointDeps) {
  return { ...createBoard(deps), ...createExchanges(deps), operate: createOperatorActs(deps) };
}

export const pointsModule = defineModule({
  needs: ['db', 'now', 'audit', 'ledger', 'paymentPasswords', 'pictures', 'inbox'],
  gives: { points: createPoints },
});
