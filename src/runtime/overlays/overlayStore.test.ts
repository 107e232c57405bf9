import { expect, it, vi } from 'vitest';
import type { OverlayEvent } from '../../flows/overlays/index.ts';
import { createOverlayStore } from './overlayStore.ts';

const notice = () => Promise.resolve({ default: () => null });

it('holds events back until the host is there, then passes them on in order', () => {
  const wake = vi.fn<() => void>();
  const store = createOverlayStore({ noticeModal: notice }, wake);
  store.openModal('noticeModal');
  const hide = store.showLoader('…');
  expect(wake).toHaveBeenCalled();

  const received: OverlayEvent[] = [];
  const detach = store.attach((event) => received.push(event));
  hide();
  expect(received).toEqual([
    { type: 'modal.open', name: 'noticeModal' },
    { type: 'loader.show', id: 1 },
    { type: 'loader.hide', id: 1 },
  ]);

  detach();
  store.closeModal('noticeModal');
  expect(received).toHaveLength(3);
});

it('stays open to the cover and the clock only where asked, and never times a decision', () => {
  const store = createOverlayStore({}, () => undefined);
  const received: OverlayEvent[] = [];
  store.attach((event) => received.push(event));
  store.showDialog({ title: 'a', buttons: [{ label: 'ok' }] });
  store.showDialog({ title: 'b', buttons: [{ label: 'no' }, { label: 'yes' }], closeOnCover: true, autoCloseAfter: 3_000 });
  expect(received).toEqual([
    { type: 'dialog.show', dialog: { id: 1, closeOnCover: false, closesAfter: null, decides: false } },
    { type: 'dialog.show', dialog: { id: 2, closeOnCover: true, closesAfter: 3_000, decides: true } },
  ]);
});

it('refuses a modal that is not built', () => {
  const store = createOverlayStore({}, () => undefined);
  expect(() => store.openModal('noticeModal')).toThrow('noticeModal');
});
