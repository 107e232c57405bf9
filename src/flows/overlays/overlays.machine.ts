import { not } from 'xstate';
import { overlays } from './setup.ts';

/** Overlays of the page: one named modal, dialogs above it, toasts and the loader. */
export const overlaysMachine = overlays.createMachine({
  id: 'overlays',
  context: { modal: null, dialogs: [], toasts: [], loaders: [] },
  type: 'parallel',
  // Escape closes only the topmost.
  on: {
    'escape.press': [
      {
        guard: 'hasDialogs',
        actions: { type: 'closeDialog', params: ({ context }) => context.dialogs.at(-1)?.id },
      },
      { actions: 'closeModal' },
    ],
  },
  states: {
    modal: {
      initial: 'closed',
      on: {
        'modal.open': { actions: { type: 'openModal', params: ({ event }) => event.name } },
        'modal.close': { guard: { type: 'isShown', params: ({ event }) => event.name }, actions: 'closeModal' },
      },
      states: {
        closed: { always: { guard: 'hasModal', target: 'open' } },
        open: { tags: 'locksScroll', always: { guard: not('hasModal'), target: 'closed' } },
      },
    },
    dialog: {
      initial: 'closed',
      on: {
        'dialog.show': { actions: { type: 'showDialog', params: ({ event }) => event.dialog } },
        'dialog.close': { actions: { type: 'closeDialog', params: ({ event }) => event.id } },
        'cover.press': {
          guard: 'closesOnCover',
          actions: { type: 'closeDialog', params: ({ context }) => context.dialogs.at(-1)?.id },
        },
      },
      states: {
        closed: { always: { guard: 'hasDialogs', target: 'open' } },
        open: { tags: 'locksScroll', always: { guard: not('hasDialogs'), target: 'closed' } },
      },
    },
    toasts: {
      initial: 'running',
      on: { 'toast.close': { actions: { type: 'removeToast', params: ({ event }) => event.id } } },
      states: {
        running: {
          on: {
            'toast.show': {
              actions: [
                { type: 'addToast', params: ({ event }) => event.id },
                { type: 'startToast', params: ({ event }) => event.id },
              ],
            },
            'toasts.hold': { target: 'held', actions: 'holdToasts' },
          },
        },
        held: {
          on: {
            'toast.show': { actions: { type: 'addToast', params: ({ event }) => event.id } },
            'toasts.release': { target: 'running', actions: 'releaseToasts' },
          },
        },
      },
    },
    loader: {
      initial: 'idle',
      on: {
        'loader.show': { actions: { type: 'showLoader', params: ({ event }) => event.id } },
        'loader.hide': { actions: { type: 'hideLoader', params: ({ event }) => event.id } },
      },
      states: {
        idle: { always: { guard: 'hasLoaders', target: 'busy' } },
        busy: { tags: 'locksScroll', always: { guard: not('hasLoaders'), target: 'idle' } },
      },
    },
  },
});
