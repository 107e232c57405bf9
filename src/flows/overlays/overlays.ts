/** The named modals of the product. */
export const modalNames = ['loginPopupModal', 'registerModal', 'forgetPassModal', 'changePassModal', 'noticeModal'] as const;
export type ModalName = (typeof modalNames)[number];

export const toastTime = 5_000;
export const toastLimit = 3;

/** State of a dialog; its text and icon belong to the UI. */
export interface ShownDialog {
  readonly id: number;
  readonly closeOnCover: boolean;
  /** Milliseconds; null if it stays open until answered. */
  readonly closesAfter: number | null;
  /** Offers more than one answer. */
  readonly decides: boolean;
}

export interface OverlaysContext {
  readonly modal: ModalName | null;
  /** Lowest first. */
  readonly dialogs: readonly ShownDialog[];
  readonly toasts: readonly number[];
  readonly loaders: readonly number[];
}

export type OverlayEvent =
  | { readonly type: 'modal.open' | 'modal.close'; readonly name: ModalName }
  | { readonly type: 'dialog.show'; readonly dialog: ShownDialog }
  | { readonly type: 'dialog.close' | 'toast.show' | 'toast.close' | 'loader.show' | 'loader.hide'; readonly id: number }
  | { readonly type: 'cover.press' | 'escape.press' | 'toasts.hold' | 'toasts.release' };
