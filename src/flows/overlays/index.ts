/** Headless: which modal, dialogs, toasts and loaders are open, and what closes them. */

export { overlaysMachine } from './overlays.machine.ts';
export { type ModalName, modalNames, type OverlayEvent, type ShownDialog } from './overlays.ts';
