import type { ComponentType } from 'react';
import type { ModalName } from '../../flows/overlays/index.ts';
import type { TextKey } from '../../i18n/index.ts';

export interface ModalContentProps {
  readonly close: () => void;
  /** Where the modal keeps room for a picture beside its content; null where it keeps none. */
  readonly pane: HTMLElement | null;
}

/** Fetches what stands inside a modal, when it first opens. */
export type LoadModal = () => Promise<{ readonly default: ComponentType<ModalContentProps> }>;

/** The modals that exist, by name. */
export type ModalRegistry = Readonly<Partial<Record<ModalName, LoadModal>>>;

export interface ModalLook {
  readonly title: TextKey;
  /** Widest it grows; 600 without one. */
  readonly width?: number;
  /** Lowest it is; 300 without one. */
  readonly height?: number;
  /** Keeps room for a picture at its side, on screens that have it. */
  readonly paned?: true;
}

export const modalDefaults = { width: 600, height: 300 } as const;
export const dialogWidth = 400;

export const modalLooks: Readonly<Record<ModalName, ModalLook>> = {
  loginPopupModal: { title: 'modal.loginPopupModal', width: 820, paned: true },
  registerModal: { title: 'modal.registerModal', width: 960, paned: true },
  forgetPassModal: { title: 'modal.forgetPassModal', width: 480 },
  changePassModal: { title: 'modal.changePassModal' },
  noticeModal: { title: 'modal.noticeModal', width: 760 },
};
