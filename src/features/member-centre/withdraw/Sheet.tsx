import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import * as css from './report.css.ts';

export interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the panel; on phones it rises from the lower edge. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const t = useText();
  return (
    <ModalOverlay isOpen className={css.cover} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Modal className={css.panel}>
        <Dialog className={css.content}>
          <header className={css.head}>
            <Heading slot="title" className={css.title}>
              {title}
            </Heading>
            <IconButton label={t('common.close')} icon={<Icon name="x" size={20} />} onClick={onClose} />
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
