import {
  type ContractKind,
  type ContractSide,
  canonicalTerms,
  type ReplaceRule,
  type Terms,
  type TermsByKind,
} from '../../../../domain/contracts/index.ts';
import { dayText } from '../../../../domain/dateText.ts';
import { type ContractEvent, eventOf, newContract, nextContract, type PartyAct } from '../../../../flows/contract/index.ts';
import { columnsFrom, storedFrom } from '../../../agents/contracts/index.ts';
import type { contract, contractEvent } from '../../../platform/db/tables/index.ts';
import { headOfTeam, topOfTeam } from './people.ts';

const dayMs = 86_400_000;

/** An act after the offer: days ago, what, by whom, with what note. */
type Act = readonly [daysAgo: number, act: PartyAct | 'lapse', by: ContractSide, note?: string];

interface Plan {
  readonly kind: ContractKind;
  /** User names. */
  readonly upline: string;
  readonly downline: string;
  readonly terms: Terms;
  /** Days ago. */
  readonly offered: number;
  readonly acts: readonly Act[];
}

const dividend = (rate: string): TermsByKind['dividend'] => ({
  rate,
  period: 'weekly',
  activeMembers: 2,
  periodValidBet: '1000000',
  periodProfitLoss: '0',
});
const daily = (rate: string): TermsByKind['daily'] => ({ rate, dailyBetAmount: '300000' });
const hourly = (rate: string): TermsByKind['hourly'] => ({ rate, hourlyBetAmount: '50000' });
const realTime = (profitRate: string, lossRate: string): TermsByKind['realTime'] => ({
  profitRate,
  lossRate,
  singleBetAmount: '20000',
});

const signedAfter = (daysAgo: number): Act => [daysAgo, 'accept', 'downline'];

/** Contracts in every state, in the order of their offers: open offers, one that lapsed, and one whose termination is disputed. */
function plansOf(rule: ReplaceRule): readonly Plan[] {
  const [first, second] = rule === 'higher' ? ['0.10', '0.15'] : ['0.15', '0.10'];
  const ofHead = { upline: topOfTeam, downline: headOfTeam };
  const ofChau = { upline: topOfTeam, downline: 'demochau' };
  const ofPhuc = { upline: topOfTeam, downline: 'demophuc' };
  const ofLong = { upline: headOfTeam, downline: 'demolong' };
  const ofTran = { upline: headOfTeam, downline: 'demotran' };
  const plans: Plan[] = [
    { ...ofHead, kind: 'dividend', terms: dividend('12'), offered: 88, acts: [signedAfter(87.5)] },
    { ...ofHead, kind: 'dividend', terms: dividend('13'), offered: 2, acts: [] },
    { ...ofHead, kind: 'daily', terms: daily(first), offered: 85, acts: [signedAfter(84.9)] },
    { ...ofHead, kind: 'daily', terms: daily(second), offered: 61, acts: [signedAfter(60)] },
    { ...ofHead, kind: 'hourly', terms: hourly('0.08'), offered: 4, acts: [signedAfter(3)] },
    { ...ofHead, kind: 'realTime', terms: realTime('0.12', '0.3'), offered: 1.5, acts: [signedAfter(1)] },
    {
      ...ofChau,
      kind: 'daily',
      terms: daily('0.12'),
      offered: 70,
      acts: [
        signedAfter(69),
        [9, 'terminate', 'downline', 'Tôi muốn đàm phán lại tỷ lệ từ đầu.'],
        [8, 'reject', 'upline', 'Hợp đồng vẫn tốt cho cả hai. Xin giữ đến hết tháng.'],
        [1, 'terminate', 'downline', 'Hết tháng rồi, tôi vẫn muốn dừng.'],
      ],
    },
    {
      ...ofChau,
      kind: 'dividend',
      terms: dividend('8'),
      offered: 6,
      acts: [[5, 'reject', 'downline', 'Xin 9 % như các tuyến khác.']],
    },
    { ...ofChau, kind: 'dividend', terms: dividend('9'), offered: 1, acts: [] },
    { ...ofChau, kind: 'hourly', terms: hourly('0.05'), offered: 3, acts: [[2.5, 'withdraw', 'upline']] },
    { ...ofPhuc, kind: 'daily', terms: daily('0.1'), offered: 12, acts: [[5, 'lapse', 'upline']] },
    {
      ...ofPhuc,
      kind: 'dividend',
      terms: dividend('10'),
      offered: 50,
      acts: [signedAfter(49), [21, 'terminate', 'upline', 'Đội không còn hoạt động.'], [20, 'accept', 'downline']],
    },
    { ...ofPhuc, kind: 'realTime', terms: realTime('0.1', '0.2'), offered: 3, acts: [] },
    {
      upline: topOfTeam,
      downline: 'demovinh',
      kind: 'daily',
      terms: daily('0.11'),
      offered: 40,
      acts: [signedAfter(39.5), [3, 'terminate', 'upline', 'Chuyển sang hợp đồng theo giờ.']],
    },
    { ...ofLong, kind: 'daily', terms: daily('0.08'), offered: 58, acts: [signedAfter(57.5)] },
    { ...ofLong, kind: 'hourly', terms: hourly('0.05'), offered: 2.5, acts: [signedAfter(2.4)] },
    {
      ...ofTran,
      kind: 'daily',
      terms: daily('0.05'),
      offered: 30,
      acts: [[29, 'reject', 'downline', 'Tôi chưa cần lương ngày.']],
    },
    {
      ...ofTran,
      kind: 'dividend',
      terms: dividend('6'),
      offered: 20,
      acts: [signedAfter(19), [2, 'terminate', 'downline', 'Tôi ngừng làm đại lý từ tháng sau.']],
    },
  ];
  return plans.toSorted((one, other) => other.offered - one.offered);
}

interface World {
  readonly merchant: string;
  readonly book: string;
  readonly timeZone: string;
  readonly rule: ReplaceRule;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly idOf: (username: string) => string;
}

/** A contract as its acts left it, before any settlement. */
export type Agreed = typeof contract.$inferSelect;
export type AgreedEvent = typeof contractEvent.$inferInsert;

/** Rows of the contracts, made by the machine that the server runs. */
export function agreementsOf(world: World): { readonly contracts: readonly Agreed[]; readonly events: readonly AgreedEvent[] } {
  const { merchant, book, now } = world;
  const contracts: Agreed[] = [];
  const events: AgreedEvent[] = [];
  const at = (daysAgo: number) => now - Math.round(daysAgo * dayMs);

  const note = (row: Agreed, act: AgreedEvent['act'], by: ContractSide | null) =>
    events.push({
      merchant,
      contract: row.id,
      version: row.version,
      act,
      by,
      state: row.state,
      at: row.changedAt,
      note: act === 'reject' || act === 'terminate' ? (row.note ?? null) : null,
    });

  const apply = (id: string, event: ContractEvent, by: ContractSide | null) => {
    const index = contracts.findIndex((row) => row.id === id);
    const row = contracts[index];
    const stored = row === undefined ? null : nextContract(storedFrom(row), event);
    if (row === undefined || stored === null) throw new Error(`The demo contract ${id} does not permit ${event.type}.`);
    const signing = row.signedAt === null && stored.signedAt !== null ? { settledUntil: new Date(stored.signedAt) } : {};
    const changed = { ...row, ...columnsFrom(stored), ...signing, version: row.version + 1, changedAt: new Date(event.at) };
    contracts[index] = changed;
    note(changed, event.type.slice('contract.'.length) as AgreedEvent['act'], by);
  };

  const runningOf = (plan: Plan) =>
    contracts.find(
      (row) =>
        row.downline === world.idOf(plan.downline) &&
        row.kind === plan.kind &&
        (row.state === 'active' || row.state === 'terminating'),
    );

  const steps = plansOf(world.rule).flatMap((plan, index) => {
    const id = `C${dayText(new Date(at(plan.offered)), world.timeZone)
      .slice(2)
      .replaceAll('-', '')}-${401_113 + index * 7_919}`;
    return [
      { when: at(plan.offered), run: () => offer(plan, id) },
      ...plan.acts.map(([daysAgo, act, by, text]) => ({
        when: at(daysAgo),
        run: () => {
          const when = at(daysAgo);
          if (act === 'lapse') return apply(id, { type: 'contract.lapse', at: when }, null);
          const former =
            act === 'accept' && contracts.find((row) => row.id === id)?.state === 'offered' ? runningOf(plan) : undefined;
          if (former !== undefined) apply(former.id, { type: 'contract.supersede', at: when, successor: id }, null);
          return apply(id, eventOf(act, { by, at: when, note: text ?? null, blockedBy: null }), by);
        },
      })),
    ];
  });

  function offer(plan: Plan, id: string) {
    const [upline, downline] = [world.idOf(plan.upline), world.idOf(plan.downline)];
    const earlier = contracts.filter((row) => row.downline === downline && row.kind === plan.kind);
    const offeredAt = new Date(at(plan.offered));
    const row: Agreed = {
      merchant,
      id,
      kind: plan.kind,
      upline,
      downline,
      book,
      ...columnsFrom(newContract(offeredAt.getTime())),
      number: earlier.length + 1,
      terms: canonicalTerms(plan.kind, plan.terms),
      before: runningOf(plan)?.terms ?? null,
      version: 1,
      offeredAt,
      changedAt: offeredAt,
      settledUntil: null,
      dueAt: null,
      correctFrom: null,
      correctUntil: null,
    };
    contracts.push(row);
    note(row, 'propose', 'upline');
  }

  for (const { run } of steps.toSorted((one, other) => one.when - other.when)) run();
  return { contracts, events };
}
