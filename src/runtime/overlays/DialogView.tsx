import { useId } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { OverlayFrame } from '../../ui/OverlayFrame/OverlayFrame.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import * as css from './DialogView.css.ts';
import { dialogWidth } from './modalRegistry.ts';
import { type DialogButton, type DialogOptions } from './useOverlays.ts';

export interface DialogViewProps {
  readonly dialog: DialogOptions;
  readonly closesAfter: number | null;
  readonly onEscape: () => void;
  readonly onCoverPress: () => void;
  readonly onClose: () => void;
}

/** Icon, title, one sentence, buttons; the right-most button is primary unless a tone overrides it. */
export function DialogView({ dialog, closesAfter, onEscape, onCoverPress, onClose }: DialogViewProps) {
  const title = useId();
  const last = dialog.buttons.length - 1;
  const answer = (button: DialogButton) => {
    onClose();
    button.onPress?.();
  };
  return (
    <OverlayFrame kind="dialog" labelledBy={title} width={dialogWidth} onEscape={onEscape} onCoverPress={onCoverPress}>
      <div className={css.body}>
        {dialog.icon === undefined ? null : <span className={css.icon}>{dialog.icon}</span>}
        <h2 id={title} className={css.title}>
          {dialog.title}
        </h2>
        {dialog.text === undefined ? null : <p className={css.text}>{dialog.text}</p>}
        {dialog.html === undefined ? null : (
          <div className={css.longText}>
            <RichText html={dialog.html} />
          </div>
        )}
      </div>
      <div className={css.buttons}>
        {dialog.buttons.map((button, index) => (
          <span key={button.label} className={css.button}>
            <Button block tone={button.tone ?? (index === last ? 'primary' : 'secondary')} onClick={() => answer(button)}>
              {button.label}
            </Button>
          </span>
        ))}
      </div>
      {closesAfter === null ? null : <span className={css.progress} style={{ animationDuration: `${closesAfter}ms` }} />}
    </OverlayFrame>
  );
}
