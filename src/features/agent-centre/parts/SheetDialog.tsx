import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import * as css from './sheetDialog.css.ts';

interface SheetDialogProps {
  readonly title: string;
  /** `wide` has room for two columns. */
  readonly width?: keyof typeof css.panel;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the panel, with its own scrim; a sheet on phones. */
export function SheetDialog({ title, width = 'narrow', onClose, children }: SheetDialogProps) {
  const t = useText();
  return (
    <ModalOverlay isOpen className={css.cover} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Modal className={css.panel[width]}>
        <Dialog className={css.content}>
          <header className={css.head}>
            <Heading slot="title" className={css.title}>
              {title}
            </Heading>
            <IconButton label={t('common.close')} icon={<Icon name="x" size={20} />} onClick={onClose} />
          </header>
          <div className={css.body}>{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
