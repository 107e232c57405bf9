import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import * as css from './FeedbackForm.css.ts';

export interface FeedbackSentProps {
  readonly reference: string;
  readonly onAgain: () => void;
}

/** Confirmation; its heading takes the focus, because the focused button is removed. */
export function FeedbackSent({ reference, onAgain }: FeedbackSentProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.sent}>
      <span className={css.sentSign}>
        <Icon name="check-circle" weight="fill" size={40} />
      </span>
      <h3 ref={heading} className={css.sentTitle} tabIndex={-1}>
        {t('help.feedback.sent')}
      </h3>
      <p className={css.reference}>
        {t('help.feedback.reference')} <strong className={css.number}>{reference}</strong>
      </p>
      <Button tone="tonal" onClick={onAgain}>
        {t('help.feedback.again')}
      </Button>
    </div>
  );
}
