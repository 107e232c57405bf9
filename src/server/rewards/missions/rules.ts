import type { Category } from '../../../domain/category.ts';
import { addDays } from '../../../domain/datePresets.ts';
import type { LocalText } from '../../../domain/language.ts';
import type { MissionCycle, MissionKind } from '../../../domain/mission.ts';
import { type Money, moneyOf } from '../../../domain/money.ts';
import { startOfDay } from '../../../domain/promotion.ts';
import type { Brand } from '../../../manifest/index.ts';

type Given = Brand['missions']['list'][number];

export type MissionReward =
  | { readonly kind: 'money'; readonly amount: Money }
  | { readonly kind: 'envelopes'; readonly count: number };

/** A mission, as the manifest states it. */
export interface Mission {
  readonly id: string;
  readonly title: LocalText;
  readonly cycle: MissionCycle;
  readonly from: string | undefined;
  readonly until: string | undefined;
  readonly kind: MissionKind;
  readonly categories: readonly Category[];
  /** Bets, deposits or friends; for turnover the sum in units of money. */
  readonly needed: bigint;
  /** The least deposit that counts. */
  readonly leastDeposit: Money;
  readonly reward: MissionReward;
  readonly score: number;
}

const read = new WeakMap<Given, Mission>();

/** A mission of the manifest. */
export function missionOf(given: Given): Mission {
  const known = read.get(given);
  if (known !== undefined) return known;
  const { id, title, period, firstDay, lastDay, kind, categories, count, reward, score } = given;
  const amount = moneyOf(String(given.amount ?? 1));
  const mission: Mission = {
    id,
    title,
    cycle: period,
    from: firstDay,
    until: lastDay,
    kind,
    categories,
    needed: kind === 'turnover' ? amount : BigInt(count),
    leastDeposit: amount,
    reward:
      // Validation of the manifest sees to it that a reward of money has a sum.
      reward.kind === 'money'
        ? { kind: 'money', amount: moneyOf(String(reward.amount ?? 1)) }
        : { kind: 'envelopes', count: reward.count },
    score,
  };
  read.set(given, mission);
  return mission;
}

/** End of the time in which an envelope that is given on a day can be opened. */
export const envelopeEnd = ({ missions, timeZone }: Pick<Brand, 'missions' | 'timeZone'>, day: string): Date =>
  startOfDay(addDays(day, missions.envelopes.days), timeZone);
