/** Modals, dialogs, toasts and the loader: `OverlayProvider` once per page, `useOverlays()` of the kit everywhere below it. */
export type { LoadModal, ModalContentProps, ModalRegistry } from './modalRegistry.ts';
export { OverlayProvider, type OverlayProviderProps } from './OverlayProvider.tsx';
