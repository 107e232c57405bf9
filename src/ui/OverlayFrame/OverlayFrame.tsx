import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import * as css from './OverlayFrame.css.ts';

export interface OverlayFrameProps {
  /** `panel` fills the screen below 1024 px; `sheet` opens over a panel too. */
  readonly kind: 'modal' | 'dialog' | 'panel' | 'sheet';
  readonly labelledBy: string;
  readonly width: number;
  readonly minHeight?: number;
  readonly onEscape: () => void;
  readonly onCoverPress?: () => void;
  readonly children: ReactNode;
}

/**
 * Focus trap and restore, scroll lock (reference-counted, no layout shift) and `aria-hidden` of the page behind come from
 * react-aria. Sizes are inline styles, which the CSP permits because overlays are never in server-rendered HTML.
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
