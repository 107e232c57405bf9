import { overlaysMachine } from '../../../src/flows/overlays/index.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';

interface Shown {
  readonly modal: string | null;
  readonly dialogs: readonly object[];
  readonly toasts: readonly number[];
  readonly loaders: readonly number[];
}

const dialog = (id: number) => ({ id, closeOnCover: false, closesAfter: null, decides: true });

const has = (part: 'modal' | 'dialogs' | 'loaders') => (context: object) => {
  const shown = (context as Shown)[part];
  return Array.isArray(shown) ? shown.length > 0 : shown !== null;
};
/** Shows a toast; possible only while exactly `count` toasts are shown. */
const toast = (id: number, count: number) => ({
  event: { type: 'toast.show', id },
  unless: (context: object) => (context as Shown).toasts.length !== count,
});

export const overlays: FlowPlan = {
  machine: overlaysMachine,
  name: both('Lớp phủ', 'Overlays'),
  about: both(
    'Những gì nổi trên trang: một cửa sổ có tên, hộp thoại bên trên nó, thông báo ngắn, và màn chờ.',
    'What floats over the page: one named window, dialogs above it, toasts, and the loader.',
  ),
  states: {
    'modal.closed': both('Không có cửa sổ', 'No window'),
    'modal.open': both('Cửa sổ', 'Window'),
    'dialog.closed': both('Không có hộp thoại', 'No dialog'),
    'dialog.open': both('Hộp thoại', 'Dialog'),
    'toasts.running': both('Thông báo', 'Toasts'),
    'toasts.held': both('Thông báo được giữ lại', 'Toasts held'),
    'loader.idle': both('Không có màn chờ', 'No loader'),
    'loader.busy': both('Màn chờ', 'Loader'),
  },
  starts: { page: { say: both('trang mở', 'the page is open'), input: () => undefined } },
  events: {
    notices: {
      say: both('mở bảng tin', 'opens the notices'),
      event: { type: 'modal.open', name: 'noticeModal' },
      unless: has('modal'),
    },
    ask: {
      say: both('hiện hộp thoại', 'shows a dialog'),
      event: { type: 'dialog.show', dialog: dialog(1) },
      unless: has('dialogs'),
    },
    toast1: { say: both('một thông báo', 'a toast'), ...toast(2, 0) },
    toast2: { say: both('thêm một thông báo', 'another toast'), ...toast(3, 1) },
    toast3: { say: both('thông báo thứ ba', 'a third toast'), ...toast(4, 2) },
    hold: { say: both('chuột dừng trên thông báo', 'the pointer rests on a toast'), event: { type: 'toasts.hold' } },
    load: { say: both('hiện màn chờ', 'shows the loader'), event: { type: 'loader.show', id: 5 }, unless: has('loaders') },
  },
  answers: {},
  waits: {},
  facets({ context, value }) {
    const { modal, dialogs, toasts, loaders } = context as Shown;
    const kinds = [modal !== null, toasts.length > 0, loaders.length > 0].filter(Boolean).length;
    const held = (value as { toasts: string }).toasts === 'held';
    if (kinds + (dialogs.length > 0 && modal === null ? 1 : 0) > 1 || (held && toasts.length !== 1)) return null;
    return { toasts: toasts.length === 0 ? undefined : String(toasts.length) };
  },
  words: { 'toasts.1': both('một', 'one'), 'toasts.2': both('hai', 'two'), 'toasts.3': both('ba', 'three') },
  rest: ['modal.closed', 'dialog.closed', 'toasts.running', 'loader.idle'],
  scene: ({ value, facets }) => ({
    address: '/index',
    ...(value === 'modal.closed' && facets['toasts'] === undefined
      ? { unrun: 'What runs and draws overlays loads with the first of them.' }
      : {}),
  }),
  alike: [
    {
      states: ['modal-closed--1', 'toasts-held--1'],
      because: both('Giữ chuột chỉ dừng đồng hồ của thông báo.', 'Resting the pointer only stops the clock of the toast.'),
    },
  ],
};
