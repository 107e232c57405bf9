import { expect, it } from 'vitest';
import { accountTypes, agentAccountTypes } from './accountType.ts';
import { agentPageKeys, agentPageOf, agentPagesOf, wageFlagsOf } from './agentPages.ts';

const all = { dividend: true, daily: true, hourly: true, realTime: true };
const none = { dividend: false, daily: false, hourly: false, realTime: false };
const built = new Set<string>(agentPageKeys);

it('opens for the agent types only [GATE-05] [ROLE-08]', () => {
  const types = [...Object.values(accountTypes), 3, 5, 40, 43, -1];
  expect(types.filter((type) => agentAccountTypes.includes(type)).toSorted((one, other) => one - other)).toEqual([
    1, 2, 41, 42,
  ]);
});

it('lists eight pages to every agent, in order [AGENT-03] [AGENT-04] [AGENT-05] [AGENT-06] [AGENT-07] [AGENT-08] [AGENT-09] [AGENT-10]', () => {
  expect(agentPagesOf(none, built)).toEqual([
    'agentAnnouncement',
    'agentTeamOverview',
    'agentRegister',
    'agentTeamManagement',
    'agentTeamBetting',
    'agentProfitLoss',
    'agentIncome',
    'agentTransactions',
  ]);
});

it('has twelve pages, four of them by a flag [AGENT-11] [AGENT-12] [AGENT-13] [AGENT-14]', () => {
  expect(agentPagesOf(all, built)).toEqual(agentPageKeys);
  expect(agentPagesOf(none, built)).toEqual(agentPageKeys.slice(0, 8));
  const only = (flag: keyof typeof none) => agentPagesOf({ ...none, [flag]: true }, built).slice(8);
  expect([only('dividend'), only('daily'), only('hourly'), only('realTime')]).toEqual([
    ['agentDividend'],
    ['agentDailyWage'],
    ['agentHourlyWage'],
    ['agentRealTimeWage'],
  ]);
  expect(agentPagesOf(all, new Set(['agentRegister']))).toEqual(['agentRegister']);
});

it('opens the team overview by default, and instead of a page that is off [AGENT-02] [ROLE-09]', () => {
  const pages = agentPagesOf(none, built);
  expect(['', 'agentRegister', 'agentDividend', 'withdraw'].map((key) => agentPageOf(key, pages))).toEqual([
    'agentTeamOverview',
    'agentRegister',
    'agentTeamOverview',
    'agentTeamOverview',
  ]);
});

it('reads the four flags of the consolidated funds [ENTITY-28]', () => {
  const isOn = (divtypereq: string) => wageFlagsOf({ divtypereq }).dividend;
  expect(['', '0', 'false', 'N', ' n '].map(isOn)).toEqual([false, false, false, false, false]);
  expect(['1', 'Y', 'true', 'monthly'].map(isOn)).toEqual([true, true, true, true]);
  expect(wageFlagsOf({})).toEqual(none);
  expect(wageFlagsOf({ divtypereq: 'Y', dailysalreqtype: '1', contracthoursalreq: 'N' })).toEqual({
    dividend: true,
    daily: true,
    hourly: false,
    realTime: false,
  });
});
