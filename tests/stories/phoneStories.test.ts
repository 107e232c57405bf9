import { describe, expect, it } from 'vitest';
import { missingOnPhone, screensAndStates } from '../../scripts/quality/phoneStories.ts';
import { readPlan } from '../../scripts/snapshots/plan/readPlan.ts';

const plan = readPlan();
const shown = screensAndStates();

describe('pictures at a phone’s width', () => {
  it('exist for every screen and every state of a flow', () => {
    expect(shown.length).toBeGreaterThan(200);
    expect(missingOnPhone(plan, shown)).toEqual([]);
  });

  it('are missed where a screen or a state has no story', () => {
    const names = ['src/pages/HelpPage.tsx', 'state editing of the flow login'];
    const planted = shown.map((one) => (names.includes(one.name) ? { ...one, stories: [] } : one));
    expect(missingOnPhone(plan, planted)).toEqual(names.map((name) => `${name} has no story`));
  });

  it('are missed where the plan takes the stories at other widths only', () => {
    const tiers = plan.tiers.map((tier) => (tier.name === 'flows' ? { ...tier, widths: [1440] } : tier));
    const missing = missingOnPhone({ ...plan, tiers }, shown);
    expect(missing).toHaveLength(shown.filter(({ name }) => name.startsWith('state ')).length);
    expect(missing).toContain('state editing of the flow login: the plan takes flow-login--editing at no width of 390 px');
  });
});
