import { useText } from '../../i18n/index.ts';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './SendCodeButton.css.ts';

export interface SendCodeButtonProps {
  /** Seconds until another code may be requested; 0 if it may be now. */
  readonly secondsLeft: number;
  readonly busy: boolean;
  /** A code was sent before. */
  readonly again: boolean;
  readonly onSend: () => void;
}

/** Requests a code and counts down to the next. Only start and end of the countdown are announced. */
export function SendCodeButton({ secondsLeft, busy, again, onSend }: SendCodeButtonProps) {
  const t = useText();
  const waits = secondsLeft > 0;
  return (
    <span className={css.root}>
      <Button tone="tonal" size="lg" busy={busy} disabled={waits} onClick={onSend}>
        {waits ? t('form.resend_in', { time: clock(secondsLeft) }) : t(again ? 'form.resend' : 'form.send_code')}
      </Button>
      <VisuallyHidden>
        <span role="status">{waits ? t('form.code_sent') : again ? t('form.code_again') : ''}</span>
      </VisuallyHidden>
    </span>
  );
}

const clock = (seconds: number) => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
const two = (number: number) => String(number).padStart(2, '0');
