import { assign, enqueueActions, setup } from 'xstate';
import {
  type ModalName,
  type OverlayEvent,
  type OverlaysContext,
  type ShownDialog,
  toastLimit,
  toastTime,
} from './overlays.ts';

const dialogTimer = (id: number) => `dialog-${id}`;
const toastTimer = (id: number) => `toast-${id}`;
const without = (list: readonly number[], id: number) => list.filter((entry) => entry !== id);

export const overlays = setup({
  types: { context: {} as OverlaysContext, events: {} as OverlayEvent, tags: {} as 'locksScroll' },
  guards: {
    hasModal: ({ context }) => context.modal !== null,
    hasDialogs: ({ context }) => context.dialogs.length > 0,
    hasLoaders: ({ context }) => context.loaders.length > 0,
    isShown: ({ context }, name: ModalName) => context.modal === name,
    closesOnCover: ({ context }) => context.dialogs.at(-1)?.closeOnCover === true,
  },
  actions: {
    openModal: assign({ modal: (_, name: ModalName) => name }),
    closeModal: assign({ modal: null }),
    showDialog: enqueueActions(({ context, enqueue }, dialog: ShownDialog) => {
      enqueue.assign({ dialogs: [...context.dialogs, dialog] });
      // A dialog that asks for a decision has no timeout.
      if (dialog.closesAfter === null || dialog.decides) return;
      enqueue.raise({ type: 'dialog.close', id: dialog.id }, { delay: dialog.closesAfter, id: dialogTimer(dialog.id) });
    }),
    closeDialog: enqueueActions(({ context, enqueue }, id: number | undefined) => {
      if (id === undefined) return;
      enqueue.cancel(dialogTimer(id));
      enqueue.assign({ dialogs: context.dialogs.filter((dialog) => dialog.id !== id) });
    }),
    addToast: enqueueActions(({ context, enqueue }, id: number) => {
      const kept = context.toasts.slice(-(toastLimit - 1));
      for (const old of context.toasts) if (!kept.includes(old)) enqueue.cancel(toastTimer(old));
      enqueue.assign({ toasts: [...kept, id] });
    }),
    startToast: enqueueActions(({ enqueue }, id: number) => {
      enqueue.raise({ type: 'toast.close', id }, { delay: toastTime, id: toastTimer(id) });
    }),
    removeToast: enqueueActions(({ context, enqueue }, id: number) => {
      enqueue.cancel(toastTimer(id));
      enqueue.assign({ toasts: without(context.toasts, id) });
    }),
    holdToasts: enqueueActions(({ context, enqueue }) => {
      for (const id of context.toasts) enqueue.cancel(toastTimer(id));
    }),
    releaseToasts: enqueueActions(({ context, enqueue }) => {
      for (const id of context.toasts) enqueue.raise({ type: 'toast.close', id }, { delay: toastTime, id: toastTimer(id) });
    }),
    showLoader: assign({ loaders: ({ context }, id: number) => [...context.loaders, id] }),
    hideLoader: assign({ loaders: ({ context }, id: number) => without(context.loaders, id) }),
  },
});
