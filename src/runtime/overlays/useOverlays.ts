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
  /** Rich text; passes the allow-list sanitiser before it is shown. */
  readonly html?: string;
  /** Plain text; server messages always come here. */
  readonly text?: string;
  readonly buttons: readonly DialogButton[];
  /** Off unless asked for: a dialog with a decision to make stays. */
  readonly closeOnCover?: boolean;
  /** Milliseconds until it closes by itself; stays without one. */
  readonly autoCloseAfter?: number;
}

export interface ToastOptions {
  readonly tone: 'success' | 'danger' | 'warning' | 'info';
  readonly title: string;
  readonly detail?: string;
}

export interface Overlays {
  readonly openModal: (name: ModalName) => void;
  readonly closeModal: (name: ModalName) => void;
  readonly showDialog: (dialog: DialogOptions) => void;
  readonly showToast: (toast: ToastOptions) => void;
  /** Covers the page until the returned function is called. */
  readonly showLoader: (label: string) => () => void;
}

export const OverlayContext = createContext<Overlays | null>(null);

/** Opens what floats over the page. The code behind it loads at the first use. */
export function useOverlays(): Overlays {
  const overlays = useContext(OverlayContext);
  if (overlays === null) throw new Error('useOverlays needs an OverlayContext above it.');
  return overlays;
}
