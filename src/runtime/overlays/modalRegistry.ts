import type { ComponentType } from 'react';
import type { ModalName } from '../../flows/overlays/index.ts';
import type { TextKey } from '../../i18n/index.ts';

export interface ModalContentProps {
  readonly close: () => void;
  /** Container for an image beside the modal's content; null without one. */
  readonly pane: HTMLElement | null;
}

/** Loads the content of a modal when it first opens. */
export type LoadModal = () => Promise<{ readonly default: ComponentType<ModalContentProps> }>;

/** The modals by name. */
export type ModalRegistry = Readonly<Partial<Record<ModalName, LoadModal>>>;

export interface ModalLook {
  readonly title: TextKey;
  /** Maximum width in pixels; default 600. */
  readonly width?: number;
  /** Minimum height in pixels; default 300. */
  readonly height?: number;
  /** Reserves a side panel for an image, on wide screens. */
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
