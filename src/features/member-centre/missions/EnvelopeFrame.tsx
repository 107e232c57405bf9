import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import ground from './art/ground.svg';
import * as css from './envelope.css.ts';

export interface EnvelopeFrameProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The window of a red envelope; the whole screen on phones. */
export function EnvelopeFrame({ onClose, children }: EnvelopeFrameProps) {
  const t = useText();
  return (
    <ModalOverlay isOpen className={css.cover} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Modal className={css.panel}>
        <img className={css.ground} src={ground} alt="" />
        <Dialog className={css.content}>
          {children}
          <button type="button" className={css.close} aria-label={t('common.close')} onClick={onClose}>
            <Icon name="x" size={22} />
          </button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
