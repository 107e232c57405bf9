import type { LimitKind } from '../../../domain/saferPlay.ts';

/**
 * Act of a member, or for one, as safer play distinguishes it. `account`: the own account and the own team; `cashOut`: own money to the
 * main wallet, to the bank or to another account; `collect`: what was earned and carries no wagering; `takePart`: promotions, raffles
 * and red envelopes; `wager`: a bonus that has to be staked; `fund`: money from the upline; `offer`: what the brand offers unasked.
 */
export type MemberAct = 'account' | 'cashOut' | 'collect' | 'takePart' | 'wager' | 'play' | 'deposit' | 'fund' | 'offer';

interface Rule {
  /** Whether a time-out or exclusion forbids it. */
  readonly endsOnBreak: boolean;
  /** Limits that need room for it. */
  readonly limits: readonly LimitKind[];
}

/** The README shows this as a table. */
export const rules: Readonly<Record<MemberAct, Rule>> = {
  account: { endsOnBreak: false, limits: [] },
  cashOut: { endsOnBreak: false, limits: [] },
  collect: { endsOnBreak: false, limits: [] },
  takePart: { endsOnBreak: true, limits: [] },
  wager: { endsOnBreak: true, limits: [] },
  play: { endsOnBreak: true, limits: ['loss', 'stake', 'time'] },
  deposit: { endsOnBreak: true, limits: ['deposit'] },
  fund: { endsOnBreak: true, limits: ['deposit'] },
  offer: { endsOnBreak: true, limits: [] },
};
