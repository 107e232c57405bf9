import { type ReactNode, useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { OverlayFrame } from '../OverlayFrame/OverlayFrame.tsx';
import * as css from './Sheet.css.ts';

export interface SheetProps {
  readonly title: string;
  readonly width?: number;
  /** A press on the page behind closes it too: nothing typed is lost. */
  readonly dismissable?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const defaultWidth = 520;

/** A titled dialog over the page or over a panel; on phones it stands on the lower edge. */
export function Sheet({ title, width = defaultWidth, dismissable = false, onClose, children }: SheetProps) {
  const t = useText();
  const id = useId();
  return (
    <OverlayFrame
      kind="sheet"
      labelledBy={id}
      width={width}
      onEscape={onClose}
      {...(dismissable ? { onCoverPress: onClose } : {})}
    >
      <div className={css.region}>
        <header className={css.head}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          <IconButton label={t('common.close')} icon={<Icon name="x" size={20} />} onClick={onClose} />
        </header>
        <div className={css.body}>{children}</div>
      </div>
    </OverlayFrame>
  );
}
