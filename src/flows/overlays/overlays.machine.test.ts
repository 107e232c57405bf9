import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { overlaysMachine } from './overlays.machine.ts';
import { modalNames, type OverlayEvent, type ShownDialog } from './overlays.ts';

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(overlaysMachine, { clock }).start();
  const send = (...events: OverlayEvent[]) => {
    for (const event of events) actor.send(event);
  };
  return { send, clock, now: () => actor.getSnapshot(), up: () => actor.getSnapshot().context };
}

const dialog = (id: number, rest: Partial<ShownDialog> = {}): OverlayEvent => ({
  type: 'dialog.show',
  dialog: { id, closeOnCover: false, closesAfter: null, decides: false, ...rest },
});
const ids = (dialogs: readonly ShownDialog[]) => dialogs.map(({ id }) => id);

describe(overlaysMachine.id, () => {
  it('opens exactly five modals by name [MODAL-01]', () => {
    expect(modalNames).toEqual(['loginPopupModal', 'registerModal', 'forgetPassModal', 'changePassModal', 'noticeModal']);
    const { send, up, now } = start();
    for (const name of modalNames) {
      send({ type: 'modal.open', name });
      expect([up().modal, now().matches({ modal: 'open' })]).toEqual([name, true]);
    }
  });

  it('closes the named modal and no other; opening another replaces it [MODAL-03]', () => {
    const { send, up } = start();
    send({ type: 'modal.open', name: 'loginPopupModal' }, { type: 'modal.close', name: 'noticeModal' });
    expect(up().modal).toBe('loginPopupModal');
    send({ type: 'modal.open', name: 'noticeModal' }, { type: 'modal.close', name: 'loginPopupModal' });
    expect(up().modal).toBe('noticeModal');
    send({ type: 'modal.close', name: 'noticeModal' });
    expect(up().modal).toBe(null);
  });

  it('answers Escape with the topmost only: dialogs from above, then the modal [MODAL-07]', () => {
    const { send, up, now } = start();
    send({ type: 'modal.open', name: 'noticeModal' }, dialog(1), dialog(2));
    const seen = [1, 2, 3].map(() => {
      send({ type: 'escape.press' });
      return [up().modal, ids(up().dialogs)];
    });
    expect(seen).toEqual([
      ['noticeModal', [1]],
      ['noticeModal', []],
      [null, []],
    ]);
    expect(now().hasTag('locksScroll')).toBe(false);
  });

  it('closes a dialog by its cover only where it was asked to [DIALOG-02]', () => {
    const { send, up } = start();
    send(dialog(1, { closeOnCover: true }), dialog(2), { type: 'cover.press' });
    expect(ids(up().dialogs)).toEqual([1, 2]);
    send({ type: 'dialog.close', id: 2 }, { type: 'cover.press' });
    expect(up().dialogs).toEqual([]);
  });

  it('closes a timed dialog when its time has run out; one without time, or with a decision to make, stays [DIALOG-03]', () => {
    const { send, up, clock } = start();
    send(dialog(1, { closesAfter: 3_000 }), dialog(2), dialog(3, { closesAfter: 3_000, decides: true }));
    clock.increment(2_999);
    expect(ids(up().dialogs)).toEqual([1, 2, 3]);
    clock.increment(1);
    expect(ids(up().dialogs)).toEqual([2, 3]);
    clock.increment(600_000);
    expect(ids(up().dialogs)).toEqual([2, 3]);
  });

  it('shows three toasts at most, each for five seconds, none of which pass while they are pointed at', () => {
    const { send, up, clock } = start();
    send(...[1, 2, 3, 4].map((id): OverlayEvent => ({ type: 'toast.show', id })));
    expect(up().toasts).toEqual([2, 3, 4]);
    clock.increment(4_999);
    send({ type: 'toasts.hold' });
    clock.increment(60_000);
    expect(up().toasts).toEqual([2, 3, 4]);
    send({ type: 'toasts.release' }, { type: 'toast.close', id: 3 });
    clock.increment(5_000);
    expect(up().toasts).toEqual([]);
  });

  it('keeps the page locked until the last overlay is gone [MODAL-04]', () => {
    const { send, now } = start();
    const locked = () => now().hasTag('locksScroll');
    send({ type: 'modal.open', name: 'noticeModal' });
    expect(locked()).toBe(true);
    send({ type: 'loader.show', id: 1 }, { type: 'loader.show', id: 2 });
    send({ type: 'modal.close', name: 'noticeModal' }, { type: 'loader.hide', id: 1 });
    expect(locked()).toBe(true);
    send({ type: 'loader.hide', id: 2 });
    expect(locked()).toBe(false);
  });

  it('reaches every combination of modal, dialog and loader', () => {
    const paths = getShortestPaths(overlaysMachine, {
      events: [
        { type: 'modal.open', name: 'noticeModal' },
        { type: 'modal.close', name: 'noticeModal' },
        { type: 'dialog.show', dialog: { id: 1, closeOnCover: true, closesAfter: null, decides: true } },
        { type: 'cover.press' },
        { type: 'loader.show', id: 1 },
        { type: 'loader.hide', id: 1 },
      ],
      stopWhen: ({ context }) => context.dialogs.length > 1 || context.loaders.length > 1,
    });
    const reached = paths.map(({ state }) => `${state.value.modal} ${state.value.dialog} ${state.value.loader}`);
    expect(new Set(reached).size).toBe(8);
  });
});
