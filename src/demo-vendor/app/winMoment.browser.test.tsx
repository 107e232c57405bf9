import { beforeAll, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openFrame } from '../../../tests/demo-vendor/frameKit.ts';
import type { Frame } from './frame.ts';
import type { RoundSum } from './roundSum.ts';

const motion = { matches: false };
let frame: Frame;
let sumOf: (stake: string, payout: string) => RoundSum;

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => motion);
  const { load } = await openFrame('dragon');
  await load();
  const [{ buildFrame }, { Purse }, { roundSum }] = await Promise.all([
    import('./frame.ts'),
    import('./purse.ts'),
    import('./roundSum.ts'),
  ]);
  sumOf = (stake, payout) => roundSum([{ state: 'settled', stake, payout }]);
  frame = buildFrame(document.body.appendChild(document.createElement('div')), new Purse(), () => undefined);
});

const moment = () => document.querySelector('.win-moment');
const message = () => [...document.querySelectorAll('.message')].at(-1);

it.each([
  ['0', 'No win'],
  ['50000', 'Returned 50,000.00 ₫'],
  ['100000', 'Stake refunded 100,000.00 ₫'],
])('says of 100,000 that return %s a line without celebration', async (payout, line) => {
  await frame.announce(sumOf('100000', payout));
  expect(moment()).toBeNull();
  expect(message()?.getAttribute('data-tone')).toBe('plain');
  expect(message()?.textContent).toContain(line);
  expect(message()?.textContent).toContain('Stake 100,000.00 ₫');
});

it('says a small win without covering anything', async () => {
  await frame.announce(sumOf('100000', '200000'));
  expect(moment()).toBeNull();
  expect(message()?.getAttribute('data-tone')).toBe('good');
  expect(message()?.textContent).toContain('+100,000.00 ₫');
});

it('shows the net of a medium win with stake and return, and ends on a press that does nothing else', async () => {
  const pressed = vi.fn();
  const button = Object.assign(document.createElement('button'), { onclick: pressed });
  frame.stage.append(button);
  const ended = frame.announce(sumOf('100000', '1200000'));
  expect(moment()?.querySelector('.win-net')?.textContent).toBe('+1,100,000.00 ₫');
  expect(moment()?.querySelector('.win-times')?.textContent).toBe('12 times your stake returned');
  expect(moment()?.querySelector('.win-sums')?.textContent).toContain('Returned 1,200,000.00 ₫');
  button.click();
  await ended;
  expect(moment()).toBeNull();
  expect(pressed).not.toHaveBeenCalled();
  button.remove();
});

it('counts a big win to the true sum, and Escape ends it', async () => {
  const ended = frame.announce(sumOf('100000', '3600000'));
  await expect.poll(() => moment()?.querySelector('.win-net')?.textContent).toBe('+3,500,000.00 ₫');
  await userEvent.keyboard('{Escape}');
  await ended;
  expect(moment()).toBeNull();
});

it('lets presses through where a game goes on', async () => {
  const pressed = vi.fn();
  const button = Object.assign(document.createElement('button'), { onclick: pressed });
  frame.stage.append(button);
  const ended = frame.announce(sumOf('100', '6000'), { blocks: false });
  button.click();
  await ended;
  expect(pressed).toHaveBeenCalledOnce();
});

it('moves nothing where the system asks for less motion', async () => {
  motion.matches = true;
  const ended = frame.announce(sumOf('100000', '3600000'));
  expect(moment()?.querySelector('.win-net')?.textContent).toBe('+3,500,000.00 ₫');
  expect(moment()?.querySelector('canvas, .win-rays')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await ended;
});
