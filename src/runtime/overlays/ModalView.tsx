import { type ComponentType, Suspense, useId, useState } from 'react';
import type { ModalName } from '../../flows/overlays/index.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { OverlayFrame } from '../../ui/OverlayFrame/OverlayFrame.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import * as css from './ModalView.css.ts';
import { type ModalContentProps, modalDefaults, modalLooks } from './modalRegistry.ts';

export interface ModalViewProps {
  readonly name: ModalName;
  readonly content: ComponentType<ModalContentProps>;
  readonly onEscape: () => void;
  readonly onClose: () => void;
}

/** A named modal: title row, close button, scrollable content; a bottom sheet on phones. */
export function ModalView({ name, content: Content, onEscape, onClose }: ModalViewProps) {
  const t = useText();
  const title = useId();
  const { title: words, width = modalDefaults.width, height = modalDefaults.height, paned = false } = modalLooks[name];
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const content = (
    <>
      <header className={paned ? css.headBesidePane : css.head}>
        <h2 id={title} className={paned ? css.largeTitle : css.title}>
          {t(words)}
        </h2>
        <IconButton label={t('common.close')} icon={<Icon name="x" size={20} />} onClick={onClose} />
      </header>
      <div className={paned ? css.bodyBesidePane : css.body}>
        <Suspense fallback={<Waiting />}>
          <Content close={onClose} pane={pane} />
        </Suspense>
      </div>
    </>
  );
  return (
    <OverlayFrame kind="modal" labelledBy={title} width={width} minHeight={height} onEscape={onEscape}>
      {paned ? (
        <div className={css.split}>
          <div ref={setPane} className={css.pane} />
          <div className={css.column}>{content}</div>
        </div>
      ) : (
        content
      )}
    </OverlayFrame>
  );
}

function Waiting() {
  return (
    <div className={css.waiting} aria-busy="true">
      <Spinner size={24} />
    </div>
  );
}
