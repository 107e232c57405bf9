import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { ChatFrame } from './ChatFrame.tsx';
import { ChatNote } from './ChatNote.tsx';
import { Composer } from './Composer.tsx';
import * as css from './chat.css.ts';
import type { ChatViewProps } from './chatViewProps.ts';
import * as frame from './frame.css.ts';
import { MessageLog } from './MessageLog.tsx';

/** The chat room in every state of its flow. */
export function ChatView(props: ChatViewProps) {
  const { settings, room, status, viewers, messages, pending, isGuest, onRoom, onClose } = props;
  const t = useText();
  const current = settings.rooms.find(({ id }) => id === room);
  const isEmpty = messages.length === 0 && pending.length === 0;
  return (
    <ChatFrame
      title={current?.title ?? t('chat.label')}
      subtitle={viewers > 0 && status === 'live' ? t('chat.viewers', { count: viewers }) : null}
      tabs={
        settings.rooms.length < 2 ? null : (
          <nav className={frame.tabs} aria-label={t('chat.rooms')}>
            {settings.rooms.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className={frame.tab}
                aria-current={id === room ? 'true' : undefined}
                onClick={() => onRoom(id)}
              >
                {name}
              </button>
            ))}
          </nav>
        )
      }
      onClose={onClose}
    >
      <Notice settings={settings} />
      {status === 'refused' ? (
        <Refused {...props} />
      ) : status === 'connecting' && isEmpty ? (
        <ChatNote kind="busy" />
      ) : (
        <MessageLog key={room} {...props} isEmpty={isEmpty && status === 'live'} />
      )}
      <Connection status={status} />
      {status === 'refused' && !isGuest ? null : <Foot {...props} />}
    </ChatFrame>
  );
}

function Notice({ settings: { notice, rules } }: Pick<ChatViewProps, 'settings'>) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.notice}>
      <p className={css.noticeLine}>
        <span className={css.pin}>
          <Icon name="push-pin" weight="fill" size={16} />
        </span>
        <span className={css.noticeText}>{notice}</span>
        <button type="button" className={css.rulesButton} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('chat.rules')}
        </button>
      </p>
      {isOpen ? <p className={css.rules}>{rules}</p> : null}
    </div>
  );
}

function Refused({ refusal, isGuest, onRetry }: ChatViewProps) {
  const t = useText();
  if (refusal === 4403 && isGuest) return <ChatNote kind="failed" title={t('chat.loginToRead')} />;
  const text = t(refusal === 4429 ? 'chat.tooMany' : 'chat.refusedText');
  return <ChatNote kind="failed" title={t('chat.refused')} text={text} onRetry={onRetry} />;
}

/** Always there, so that screen readers announce its text. */
function Connection({ status }: Pick<ChatViewProps, 'status'>) {
  const t = useText();
  const isLost = status === 'reconnecting' || status === 'offline';
  return (
    <div role="status" className={isLost ? css.connection : undefined}>
      {isLost ? (
        <>
          <Icon name="wifi-slash" size={18} />
          {t(status === 'offline' ? 'chat.offline' : 'chat.reconnecting')}
        </>
      ) : null}
    </div>
  );
}

/** Input for members; others read the reason for having none. */
function Foot(props: ChatViewProps) {
  const { isGuest, right, status, onLogin } = props;
  const t = useText();
  if (isGuest) {
    return (
      <div className={css.foot}>
        <Button block onClick={onLogin}>
          {t('chat.login')}
        </Button>
      </div>
    );
  }
  if (status === 'live' && (right === 'trial' || right === 'limited')) {
    return <p className={css.footNote}>{t(right === 'trial' ? 'chat.trial' : 'chat.limited')}</p>;
  }
  return <Composer {...props} />;
}
