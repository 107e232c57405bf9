import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import * as css from './LoaderCover.css.ts';
import * as frame from './OverlayFrame.css.ts';

export interface LoaderCoverProps {
  readonly label: string;
  readonly mark: ReactNode;
}

/** Blocks the page during an operation that must not be interrupted; Escape does not close it. */
export function LoaderCover({ label, mark }: LoaderCoverProps) {
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className={frame.coverOf.loader}>
      <Modal className={css.panel}>
        <Dialog className={css.content} aria-label={label}>
          {mark === undefined ? null : <span className={css.mark}>{mark}</span>}
          <Spinner size={24} />
          <output>{label}</output>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
