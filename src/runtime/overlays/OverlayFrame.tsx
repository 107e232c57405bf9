import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import * as css from './OverlayFrame.css.ts';

export interface OverlayFrameProps {
  readonly kind: 'modal' | 'dialog';
  readonly labelledBy: string;
  readonly width: number;
  readonly minHeight?: number;
  readonly onEscape: () => void;
  readonly onCoverPress?: () => void;
  readonly children: ReactNode;
}

/**
 * Traps and returns the focus, locks the scroll (counted, without a jump) and hides the
 * page behind from screen readers: all of it react-aria's. Sizes are inline, which only
 * works because overlays never stand in served HTML.
 */
export function OverlayFrame({ kind, labelledBy, width, minHeight, onEscape, onCoverPress, children }: OverlayFrameProps) {
  return (
    <ModalOverlay
      isOpen
      className={css.coverOf[kind]}
      onOpenChange={(open) => (open ? undefined : onEscape())}
      onPointerDown={(event) => (event.target === event.currentTarget ? onCoverPress?.() : undefined)}
    >
      <Modal
        className={css.panelOf[kind]}
        style={{ maxInlineSize: `${width}px`, ...(minHeight === undefined ? {} : { minBlockSize: `${minHeight}px` }) }}
      >
        <Dialog className={css.content} aria-labelledby={labelledBy} role={kind === 'dialog' ? 'alertdialog' : 'dialog'}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
