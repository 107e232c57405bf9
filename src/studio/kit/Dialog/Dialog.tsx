import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '../../i18n/index.ts';
import { IconButton } from '../Button/Button.tsx';
import * as css from './Dialog.css.ts';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Without it the dialog cannot be dismissed, as the one of an ended session. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  /** Acts; the primary one last. */
  readonly foot?: ReactNode;
  readonly width?: 'dialog' | 'wide';
  readonly isAlert?: boolean;
}

/** Over the page, 110 px from its top. */
export function Dialog({ title, isOpen, onClose, children, foot, width = 'dialog', isAlert = false }: DialogProps) {
  return (
    <ModalOverlay
      className={`studio ${css.centred}`}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose?.())}
      isDismissable={onClose !== undefined}
      isKeyboardDismissDisabled={onClose === undefined}
    >
      <Modal className={`${css.box} ${css.width[width]}`}>
        <DialogContent title={title} onClose={onClose} foot={foot} role={isAlert ? 'alertdialog' : 'dialog'}>
          {children}
        </DialogContent>
      </Modal>
    </ModalOverlay>
  );
}

interface DialogContentProps extends Pick<DialogProps, 'title' | 'children' | 'foot'> {
  readonly onClose: (() => void) | undefined;
  readonly role: 'dialog' | 'alertdialog';
}

function DialogContent({ title, onClose, children, foot, role }: DialogContentProps) {
  const text = useText();
  return (
    <AriaDialog className={css.content} role={role}>
      <div className={css.head}>
        <Heading slot="title" className={css.title}>
          {title}
        </Heading>
        {onClose === undefined ? null : <IconButton label={text('kit.close')} icon="x" size="small" onPress={onClose} />}
      </div>
      <div className={css.body}>{children}</div>
      {foot === undefined ? null : <div className={css.foot}>{foot}</div>}
    </AriaDialog>
  );
}
