import { createContext, type ReactNode, useContext } from 'react';
import type { ModalName } from '../../flows/overlays/index.ts';

export interface DialogButton {
  readonly label: string;
  readonly tone?: 'primary' | 'secondary' | 'danger';
  readonly onPress?: () => void;
}

export interface DialogOptions {
  readonly title: string;
  readonly icon?: ReactNode;
  /** Rich text; sanitised with an allow-list before it is shown. */
  readonly html?: string;
  /** Plain text, as all messages of the server are, or a part that loads its words. */
  readonly text?: ReactNode;
  readonly buttons: readonly DialogButton[];
  /** Default off: a dialog that requires a decision stays open. */
  readonly closeOnCover?: boolean;
  /** Milliseconds until it closes automatically; absent: it stays open. */
  readonly autoCloseAfter?: number;
}

export interface ToastOptions {
  readonly tone: 'success' | 'danger' | 'warning' | 'info';
  readonly title: string;
  readonly detail?: string;
  /** Closes the toast too. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export interface Overlays {
  readonly openModal: (name: ModalName) => void;
  readonly closeModal: (name: ModalName) => void;
  readonly showDialog: (dialog: DialogOptions) => void;
  readonly showToast: (toast: ToastOptions) => void;
  /** Blocks the page until the returned function is called. */
  readonly showLoader: (label: string) => () => void;
}

export const OverlayContext = createContext<Overlays | null>(null);

/** Opens overlays. The code behind it loads on first use. */
export function useOverlays(): Overlays {
  const overlays = useContext(OverlayContext);
  if (overlays === null) throw new Error('useOverlays needs an OverlayContext above it.');
  return overlays;
}
