import type { Diagnostic, Path } from '../problem.ts';
import { shown } from '../shown.ts';
import type { Rule } from './context.ts';

/** Whether the calendar has a day; the schema checks its format. */
const isDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

const missing = (path: Path, key: Path, params: Readonly<Record<string, string>>): Diagnostic => ({
  code: 'mission.incomplete',
  path,
  params,
  involves: [key],
});

/** Settings without which a mission can be neither fulfilled nor paid. */
const complete: Rule = ({ brand: { missions } }) =>
  missions.list.flatMap((mission, index): Diagnostic[] => {
    const { kind, period, amount, reward } = mission;
    const path = ['missions', 'list', index];
    return [
      ...(kind === 'turnover' && amount === undefined
        ? [missing([...path, 'kind'], [...path, 'amount'], { kind: shown(kind), key: shown('amount') })]
        : []),
      ...(['firstDay', 'lastDay'] as const)
        .filter((key) => period === 'event' && mission[key] === undefined)
        .map((key) => missing([...path, 'period'], [...path, key], { kind: shown(period), key: shown(key) })),
      ...(reward.kind === 'money' && reward.amount === undefined
        ? [missing([...path, 'reward', 'kind'], [...path, 'reward', 'amount'], { kind: shown('money'), key: shown('amount') })]
        : []),
      ...(reward.kind === 'envelopes' && missions.envelopes.prizes.length === 0
        ? [
            missing([...path, 'reward', 'kind'], ['missions', 'envelopes', 'prizes'], {
              kind: shown('envelopes'),
              key: shown('missions.envelopes.prizes'),
            }),
          ]
        : []),
    ];
  });

/** Days that the calendar has, the first one not after the last one. */
const days: Rule = ({ brand: { missions } }) => {
  const season = missions.season === undefined ? [] : [{ path: ['missions', 'season'], value: missions.season }];
  const periods: readonly { path: Path; value: { firstDay?: string; lastDay?: string } }[] = [
    ...season,
    ...missions.list.map((value, index) => ({ path: ['missions', 'list', index], value })),
  ];
  return periods.flatMap(({ path, value: { firstDay, lastDay } }): Diagnostic[] => {
    const impossible = Object.entries({ firstDay, lastDay }).flatMap(([key, day]): Diagnostic[] =>
      day === undefined || isDay(day)
        ? []
        : [{ code: 'mission.impossibleDay', path: [...path, key], params: { value: shown(day) } }],
    );
    if (impossible.length > 0 || firstDay === undefined || lastDay === undefined || firstDay <= lastDay) return impossible;
    const params = { first: firstDay, last: lastDay };
    return [{ code: 'mission.emptyPeriod', path: [...path, 'lastDay'], params, involves: [[...path, 'firstDay']] }];
  });
};

export const missionRules: readonly Rule[] = [complete, days];
