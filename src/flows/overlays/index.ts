/** Headless: which modal, dialogs, toasts and loaders are up, and what closes them. */

export { overlaysMachine } from './overlays.machine.ts';
export { type ModalName, modalNames, type OverlayEvent, type ShownDialog } from './overlays.ts';
