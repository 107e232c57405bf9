import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openFrame } from '../../../../tests/demo-vendor/frameKit.ts';
import { fixturesOf, oddsOf } from '../../engines/events/match.ts';
import { sports } from '../../engines/events/sports.ts';

let opened: Awaited<ReturnType<typeof openFrame>>;

beforeAll(async () => {
  await page.viewport(1280, 800);
  opened = await openFrame('ds88-football');
  await opened.load();
});

const cell = (spot: string) => document.querySelector<HTMLButtonElement>(`[data-spot="100|${spot}"]`);
const pressed = () =>
  [...document.querySelectorAll('.odds[aria-pressed="true"]')].map((button) => button.getAttribute('data-spot'));
const slip = () => document.querySelector('.paper')?.textContent ?? '';
const choose = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('.paper .segments button')]
    .find(({ textContent }) => textContent.startsWith(name))
    ?.click();

it('combines one pick per match and says what it pays and returns on average', async () => {
  await expect.poll(() => cell('tip|0:home')).not.toBeNull();
  cell('tip|0:home')?.click();
  cell('overUnder|0:over')?.click();
  choose('Combination');
  // Two picks on one match are no combination: the later one stays.
  expect(pressed()).toEqual(['100|overUnder|0:over']);
  expect(slip()).toContain('2 to 5 picks');
  expect(document.querySelector('.place')?.getAttribute('aria-disabled')).toBe('true');

  cell('tip|0:home')?.click();
  expect(pressed()).toEqual(['100|tip|0:home']);
  cell('handicap|1:away')?.click();
  const [first, second] = fixturesOf(sports.football, 100);
  if (first === undefined || second === undefined) throw new Error('No fixtures.');
  const odds = Math.floor((oddsOf(first, 'tip', '0:home') * oddsOf(second, 'handicap', '1:away')) / 100);
  expect(slip()).toContain(`Combined odds (all 2 must hit)${(odds / 100).toFixed(2)}`);
  expect(slip()).toMatch(/of this slip8[78]\.\d\d%/);

  document.querySelector<HTMLButtonElement>('.place')?.click();
  await expect.poll(() => opened.vendor.sent.length).toBe(1);
  expect(opened.vendor.sent[0]).toMatchObject({
    number: 100,
    play: 'combination',
    pick: 'tip.0:home+handicap.1:away',
    odds,
    orHigher: false,
  });
  await expect.poll(pressed).toEqual([]);
});

it('places several singles as bets of their own, at the odds that are shown', async () => {
  choose('Single');
  cell('tip|2:away')?.click();
  cell('tip|3:home')?.click();
  await userEvent.keyboard('b');
  await expect.poll(() => opened.vendor.sent.length).toBe(3);
  expect(opened.vendor.sent.slice(1).map(({ play, pick }) => `${play} ${pick}`)).toEqual(['tip 2:away', 'tip 3:home']);
});
