import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import type { Notice } from '../../wire/notice.ts';
import { noticePopupsMachine } from './noticePopups.machine.ts';

const notice = (id: string): Notice => ({
  id,
  type: 'PU',
  title: id,
  content: '',
  date: '2026-11-20T05:00:00.000Z',
  topic: null,
});
const three = ['a', 'b', 'c'].map(notice);

/** A page that says by itself whether it is quiet, and tabs that have claimed some of the notices. */
function start({ elsewhere = [] as readonly string[], limit = 5, fails = false } = {}) {
  let quiet = true;
  let report: ((isQuiet: boolean) => void) | null = null;
  const claims: string[] = [];
  const machine = noticePopupsMachine.provide({
    actors: {
      load: fromPromise<readonly Notice[], undefined>(async () => {
        if (fails) throw new Error('offline');
        return three;
      }),
      watchPage: fromCallback(({ sendBack }) => {
        report = (isQuiet) => sendBack({ type: isQuiet ? 'page.quiet' : 'page.busy' });
        report(quiet);
        return () => (report = null);
      }),
      claim: fromPromise<boolean, Notice | null>(async ({ input }) => {
        claims.push(input?.id ?? '');
        return !elsewhere.includes(input?.id ?? '');
      }),
    },
  });
  const actor = createActor(machine, { input: { limit } }).start();
  const turn = (isQuiet: boolean) => {
    quiet = isQuiet;
    report?.(isQuiet);
  };
  const shown = async () => {
    const snapshot = await waitFor(actor, ({ value }) => value === 'showing' || value === 'over');
    return snapshot.value === 'over' ? null : (snapshot.context.queue[0]?.id ?? null);
  };
  const close = () => actor.send({ type: 'popup.close' });
  return { actor, claims, turn, shown, close };
}

describe(noticePopupsMachine.id, () => {
  it('shows one after the other, and none that another tab shows today', async () => {
    const { shown, close, claims } = start({ elsewhere: ['b'] });
    const seen: (string | null)[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      seen.push(await shown());
      close();
    }
    expect([seen, claims]).toEqual([
      ['a', 'c', null],
      ['a', 'b', 'c'],
    ]);
  });

  it('waits while something else is on the page, and gives way to what opens, without a second claim', async () => {
    const { actor, shown, turn, close, claims } = start();
    expect(await shown()).toBe('a');
    turn(false);
    expect(actor.getSnapshot().value).toBe('waiting');
    close();
    expect(actor.getSnapshot().context.queue.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    turn(true);
    expect([await shown(), claims]).toEqual(['a', ['a']]);
    turn(false);
    turn(true);
    close();
    expect([await shown(), claims]).toEqual(['b', ['a', 'b']]);
  });

  it('shows no more than the brand wants, and nothing if they cannot be read', async () => {
    const { shown, close, claims } = start({ limit: 1 });
    expect(await shown()).toBe('a');
    close();
    expect([await shown(), claims]).toEqual([null, ['a']]);
    expect(await start({ limit: 0 }).shown()).toBe(null);
    expect(await start({ fails: true }).shown()).toBe(null);
  });

  it('reaches every state, and leaves every one that is not an end', () => {
    const { unreached, traps } = walk(noticePopupsMachine, {
      input: { limit: 2 },
      events: [{ type: 'page.quiet' }, { type: 'page.busy' }, { type: 'popup.close' }],
      answers: { load: [three, []], claim: [true, false] },
      errors: [new Error('offline')],
    });
    expect({ unreached, traps }).toEqual({ unreached: [], traps: [] });
  });
});
