import type { Money } from '../../../domain/money.ts';
import type { Db } from '../db/index.ts';

/**
 * Decides in the transaction of an act of operators, with its rows locked, whether it may move this much. Every service that moves
 * money for operators asks it before it writes, so that what is judged is what is moved.
 * @param together What counts against the threshold, where that is more than this act
 * @throws what ends the act, if it may not
 */
export type Judge = (tx: Pick<Db, 'select' | 'insert'>, moved: Money, together?: Money) => Promise<void>;
