import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../../wire/failure.ts';
import type { ChallengeTask } from '../../../wire/verification.ts';
import { createWidget } from './widget.ts';

const own: ChallengeTask = { provider: 'builtin', lot_number: 'lot', seed: 's.', bits: 4, pass_token: 'pass', gen_time: '1' };
let task: ChallengeTask | null = own;
let asked = 0;

vi.mock('../../../api/auth.ts', () => ({
  authCalls: {
    challenge: async () => {
      asked += 1;
      if (task === null) throw new Failure('NETWORK');
      return task;
    },
  },
}));

beforeEach(() => {
  task = own;
  asked = 0;
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

it('asks once for a task, however often the form is touched before it is sent', async () => {
  const widget = createWidget();
  expect(await Promise.all([widget.mayBegin(), widget.mayBegin()])).toEqual([true, true]);
  await widget.load();
  expect(await widget.solve()).toMatchObject({ lot_number: 'lot', pass_token: 'pass', gen_time: '1' });
  expect(asked).toBe(1);
});

it('waits for the person where a provider has a puzzle [THIRD-01]', async () => {
  task = { provider: 'geetest', captchaId: 'id' };
  expect(await createWidget().mayBegin()).toBe(false);
});

it('takes a new task after a try, after four minutes, and after one that could not be fetched', async () => {
  const widget = createWidget();
  await widget.load();
  widget.reset();
  await widget.load();
  expect([asked, widget.isLate()]).toEqual([2, false]);
  vi.setSystemTime(Date.now() + 240_001);
  expect(widget.isLate()).toBe(true);
  task = null;
  await expect(widget.load()).rejects.toMatchObject({ code: 'NETWORK' });
  task = own;
  await widget.load();
  expect([asked, widget.isLate()]).toEqual([4, false]);
});
