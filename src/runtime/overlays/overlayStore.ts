import type { OverlayEvent } from '../../flows/overlays/index.ts';
import type { ModalRegistry } from './modalRegistry.ts';
import type { DialogOptions, Overlays, ToastOptions } from './useOverlays.ts';

type Receiver = (event: OverlayEvent) => void;

export interface OverlayStore extends Overlays {
  readonly dialogs: ReadonlyMap<number, DialogOptions>;
  readonly toasts: ReadonlyMap<number, ToastOptions>;
  readonly loaders: ReadonlyMap<number, string>;
  /** Delivers the queued events, then every event as it occurs. */
  readonly attach: (receiver: Receiver) => () => void;
}

/**
 * Accepts requests before the code that handles them has loaded: stores the contents, assigns ids, and queues the events
 * until the host attaches.
 */
export function createOverlayStore(modals: ModalRegistry, wake: () => void): OverlayStore {
  const waiting: OverlayEvent[] = [];
  let receiver: Receiver | null = null;
  let last = 0;
  const next = () => (last += 1);

  function send(event: OverlayEvent) {
    if (receiver === null) waiting.push(event);
    else receiver(event);
    wake();
  }

  const dialogs = new Map<number, DialogOptions>();
  const toasts = new Map<number, ToastOptions>();
  const loaders = new Map<number, string>();

  return {
    dialogs,
    toasts,
    loaders,
    attach(host) {
      receiver = host;
      for (const event of waiting.splice(0)) host(event);
      return () => {
        receiver = null;
      };
    },
    openModal(name) {
      if (modals[name] === undefined)
        throw new Error(`No modal is registered as "${name}". Add it to the modals of OverlayProvider.`);
      send({ type: 'modal.open', name });
    },
    closeModal: (name) => send({ type: 'modal.close', name }),
    showDialog(dialog) {
      const id = next();
      dialogs.set(id, dialog);
      const { closeOnCover = false, autoCloseAfter = null, buttons } = dialog;
      send({ type: 'dialog.show', dialog: { id, closeOnCover, closesAfter: autoCloseAfter, decides: buttons.length > 1 } });
    },
    showToast(toast) {
      const id = next();
      toasts.set(id, toast);
      send({ type: 'toast.show', id });
    },
    showLoader(label) {
      const id = next();
      loaders.set(id, label);
      send({ type: 'loader.show', id });
      return () => send({ type: 'loader.hide', id });
    },
  };
}
