import type { ComponentType } from 'react';
import type { ModalName } from '../../domain/overlay.ts';
import type { TextKey } from '../../i18n/index.ts';

export interface ModalContentProps {
  readonly close: () => void;
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
}

export const modalDefaults = { width: 600, height: 300 } as const;
export const dialogWidth = 400;

export const modalLooks: Readonly<Record<ModalName, ModalLook>> = {
  loginPopupModal: { title: 'modal.loginPopupModal', width: 820 },
  registerModal: { title: 'modal.registerModal', width: 960 },
  forgetPassModal: { title: 'modal.forgetPassModal' },
  changePassModal: { title: 'modal.changePassModal' },
  noticeModal: { title: 'modal.noticeModal', width: 760 },
};
