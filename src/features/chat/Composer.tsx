import { type FormEvent, useId, useState } from 'react';
import { chatLength, chatText } from '../../domain/chat.ts';
import { momentText } from '../../domain/momentText.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import * as css from './chat.css.ts';
import type { ChatViewProps } from './chatViewProps.ts';

type ComposerProps = Pick<ChatViewProps, 'settings' | 'status' | 'mutedUntil' | 'onSend'>;

/** The line in which a message is written. What was written stays while the connection is away. */
export function Composer({ settings: { maxLength, hideLinks }, status, mutedUntil, onSend }: ComposerProps) {
  const t = useText();
  const id = useId();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const [typed, setTyped] = useState('');
  if (mutedUntil !== null) {
    const until = momentText(mutedUntil, { timeZone, language, to: 'short' });
    return (
      <p className={css.footNote} role="status">
        {t('chat.muted', { until })}
      </p>
    );
  }
  const text = chatText(typed);
  const count = chatLength(text);
  const isLong = count > maxLength;
  const isReady = count > 0 && !isLong && status === 'live';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    onSend(text);
    setTyped('');
  };
  return (
    <form className={css.foot} onSubmit={submit}>
      <div className={css.writeRow}>
        <input
          className={css.input}
          type="text"
          name="message"
          autoComplete="off"
          enterKeyHint="send"
          aria-label={t('chat.message')}
          aria-describedby={id}
          aria-invalid={isLong}
          placeholder={t('chat.message')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className={css.send} aria-label={t('chat.send')} aria-disabled={!isReady}>
          <Icon name="paper-plane-right" weight="fill" size={20} />
        </button>
      </div>
      <p id={id} className={css.hint}>
        <span className={isLong ? css.tooLong : undefined}>
          {isLong ? t('chat.long', { limit: maxLength }) : t(hideLinks ? 'chat.hintNoLinks' : 'chat.hint')}
        </span>
        <span className={css.count}>{t('chat.count', { count, limit: maxLength })}</span>
      </p>
    </form>
  );
}
