import { expect, it } from 'vitest';
import { missionTurns } from './mission.ts';

const keysOf = (mission: Parameters<typeof missionTurns>[0], today: string) =>
  missionTurns(mission, today).map(({ key, isOver }) => `${key}${isOver ? ' over' : ''}`);

it('keeps the turn before claimable until the present one ends', () => {
  expect(keysOf({ cycle: 'day' }, '2026-12-01')).toEqual(['2026-11-30 over', '2026-12-01']);
  // 2026-11-30 is a Monday.
  expect(keysOf({ cycle: 'week' }, '2026-12-01')).toEqual(['2026-11-23 over', '2026-11-30']);
  expect(missionTurns({ cycle: 'week' }, '2026-12-01')[0]).toMatchObject({ until: '2026-11-29', claimUntil: '2026-12-06' });
});

it('counts only days between the first and the last one', () => {
  const mission = { cycle: 'week', from: '2026-12-02', until: '2026-12-03' } as const;
  expect(missionTurns(mission, '2026-12-04')).toEqual([
    { key: '2026-11-30', from: '2026-12-02', until: '2026-12-03', claimUntil: '2026-12-13', isOver: false },
  ]);
  expect(keysOf(mission, '2026-12-08')).toEqual(['2026-11-30 over']);
  expect(keysOf(mission, '2026-11-29')).toEqual([]);
});

it('has one turn of an event, which can be claimed for a week after it', () => {
  const event = { cycle: 'event', from: '2026-12-01', until: '2026-12-10' } as const;
  expect(
    ['2026-11-30', '2026-12-01', '2026-12-10', '2026-12-11', '2026-12-17', '2026-12-18'].map((day) => keysOf(event, day)),
  ).toEqual([[], ['once'], ['once'], ['once over'], ['once over'], []]);
});
