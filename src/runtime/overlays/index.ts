/** Modals, dialogs, toasts and the loader: `OverlayProvider` once per page, `useOverlays()` everywhere below it. */
export type { ModalName } from '../../flows/overlays/index.ts';
export type { LoadModal, ModalContentProps, ModalRegistry } from './modalRegistry.ts';
export { OverlayProvider, type OverlayProviderProps } from './OverlayProvider.tsx';
export { useCopy } from './useCopy.ts';
export { type DialogOptions, type Overlays, useOverlays } from './useOverlays.ts';
