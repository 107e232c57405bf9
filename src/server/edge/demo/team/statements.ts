import { kindTerms, settleDelayMs } from '../../../../domain/contracts/index.ts';
import { type Money, moneyFromUnits, sumOf } from '../../../../domain/money.ts';
import {
  type BranchBet,
  type BranchPart,
  type Draft,
  dueWindows,
  endDelayMs,
  firstDueAt,
  isWritten,
  periodDraft,
  realTimeDraft,
  type Served,
} from '../../../agents/contracts/index.ts';

import type { Agreed } from './agreements.ts';
import type { DemoBet } from './history.ts';

/** A statement that is due, in the order in which they are settled. */
export interface DueStatement {
  readonly contract: Agreed;
  readonly draft: Draft;
  /** Epoch milliseconds. */
  readonly settledAt: number;
}

interface Played {
  readonly served: Served;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly vendor: string;
  readonly bets: readonly DemoBet[];
  /** Account ids from an account up to the top, itself first. */
  readonly chainOf: (account: string) => readonly string[];
}

/** Settles contracts as the server does, with its windows and formulas. Returns them as far as they are settled. */
export function settled(contracts: readonly Agreed[], played: Played) {
  const statements: DueStatement[] = [];
  const after = contracts.map((row): Agreed => {
    if (row.signedAt === null) return row;
    const branch = played.bets.flatMap((bet) => {
      const chain = played.chainOf(bet.account);
      const place = chain.indexOf(row.downline);
      return place < 0 ? [] : [{ bet, head: chain[place - 1] ?? row.downline }];
    });
    let until = row.signedAt.getTime();
    for (const window of dueWindows(played.served, row, played.now)) {
      const within = branch.filter(({ bet }) => bet.decidedAt >= window.from && bet.decidedAt < window.until);
      const agreed = kindTerms(row.kind, row.terms);
      const draft =
        agreed.kind === 'realTime'
          ? realTimeDraft(() => agreed.terms, window, within.map(({ bet }) => branchBet(played.vendor, bet)).toSorted(byMoment))
          : periodDraft(agreed, window, partsOf(row.downline, within));
      const delayMs = row.endedAt?.getTime() === window.until ? endDelayMs : settleDelayMs[row.kind];
      if (isWritten(row, draft)) statements.push({ contract: row, draft, settledAt: window.until + delayMs });
      until = window.until;
    }
    return {
      ...row,
      settledUntil: new Date(until),
      dueAt: row.endedAt === null ? firstDueAt(played.served, row, until) : null,
    };
  });
  return { contracts: after, statements: statements.toSorted((one, other) => one.settledAt - other.settledAt) };
}

const branchBet = (vendor: string, { decidedAt, ...bet }: DemoBet): BranchBet => ({
  ...bet,
  vendor,
  at: decidedAt,
  recorded: null,
});

const byMoment = (one: BranchBet, other: BranchBet) => one.at - other.at || (one.id < other.id ? -1 : 1);

interface InBranch {
  readonly bet: DemoBet;
  readonly head: string;
}

/** The downline itself first, then by id. */
function partsOf(downline: string, within: readonly InBranch[]): BranchPart[] {
  return [...Map.groupBy(within, ({ head }) => head)]
    .toSorted(([one], [other]) => Number(other === downline) - Number(one === downline) || (one < other ? -1 : 1))
    .map(([head, group]) => ({
      head,
      bets: group.length,
      validBet: total(group, ({ validBet }) => validBet),
      houseResult: total(group, ({ stake, payout }) => moneyFromUnits(stake - payout)),
      activeMembers: new Set(group.map(({ bet }) => bet.account)).size,
      moved: [],
    }));
}

const total = (group: readonly InBranch[], of: (bet: DemoBet) => Money) => sumOf(group.map(({ bet }) => of(bet)));
