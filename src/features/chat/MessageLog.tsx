import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { dateText } from '../../domain/dateText.ts';
import { momentText } from '../../domain/momentText.ts';
import type { ChatMessage, PendingMessage } from '../../flows/chat/index.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { ChatViewProps } from './chatViewProps.ts';
import * as css from './messages.css.ts';

type MessageLogProps = Pick<ChatViewProps, 'messages' | 'pending' | 'onRead' | 'onResend' | 'onDrop'> & {
  readonly isEmpty: boolean;
};

/** Distance from the end at which the newest message counts as seen, in pixels. */
const nearPx = 48;

/** The messages of a room. It follows new ones while its end is in view; otherwise it counts them. */
export function MessageLog({ messages, pending, isEmpty, onRead, onResend, onDrop }: MessageLogProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  /** Number of the last message that was in view; null while the end is. */
  const [seen, setSeen] = useState<number | null>(null);
  const last = messages.at(-1)?.seq ?? 0;
  const unseen = seen === null ? 0 : messages.filter(({ seq, mine }) => seq > seen && mine === null).length;

  const toEnd = () => {
    const log = box.current;
    if (log !== null) log.scrollTop = log.scrollHeight;
  };
  const onScroll = () => {
    const log = box.current;
    if (log === null) return;
    const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < nearPx;
    if (isAtEnd === (seen === null)) return;
    setSeen(isAtEnd ? null : last);
    if (isAtEnd) onRead();
  };
  const follow = useEffectEvent((_last: number, _pending: number) => {
    if (seen === null) toEnd();
  });
  const markRead = useEffectEvent((upTo: number) => {
    if (seen === null && upTo > 0) onRead();
  });
  useLayoutEffect(() => follow(last, pending.length), [last, pending.length]);
  useEffect(() => markRead(last), [last]);

  return (
    <div className={css.place}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard */}
      <div ref={box} role="log" aria-label={t('chat.log')} tabIndex={0} className={css.log} onScroll={onScroll}>
        {isEmpty ? (
          <EmptyState icon="chats-circle" level={3} title={t('chat.empty')} text={t('chat.emptyText')} />
        ) : (
          <ol className={css.list}>
            {messages.map((message) => (
              <Message key={message.seq} message={message} />
            ))}
            {pending.map((message) => (
              <Pending key={message.id} message={message} onResend={onResend} onDrop={onDrop} />
            ))}
          </ol>
        )}
      </div>
      {unseen > 0 ? (
        <button
          type="button"
          className={css.news}
          onClick={() => {
            setSeen(null);
            toEnd();
            onRead();
          }}
        >
          {t('chat.news', { count: unseen })}
          <Icon name="caret-down" size={16} />
        </button>
      ) : null}
    </div>
  );
}

function Message({ message }: { readonly message: ChatMessage }) {
  const { name, avatar, text, hidden, mine, at } = message;
  const t = useText();
  const content = hidden === null ? text : <em className={css.hidden}>{t(`chat.hidden.${hidden}`)}</em>;
  if (name === null) {
    return (
      <li className={css.moderator}>
        <p className={css.moderatorHead}>
          <Icon name="shield-check" weight="fill" size={16} />
          <strong>{t('chat.moderator')}</strong>
          <span className={css.moderatorClock}>
            <Clock at={at} />
          </span>
        </p>
        <p className={css.text}>{content}</p>
      </li>
    );
  }
  if (mine !== null) {
    return (
      <li className={css.mine}>
        <VisuallyHidden>{t('chat.you')}: </VisuallyHidden>
        <p className={css.own}>{content}</p>
        <p className={css.under}>
          <Clock at={at} />
        </p>
      </li>
    );
  }
  return (
    <li className={css.theirs}>
      <p className={css.author}>
        <span translate="no">{name}</span> <Clock at={at} />
      </p>
      {avatar === null ? (
        <span className={css.face} />
      ) : (
        <img className={css.face} src={avatar} alt="" width={28} height={28} loading="lazy" />
      )}
      <p className={css.bubble}>{content}</p>
    </li>
  );
}

interface PendingProps {
  readonly message: PendingMessage;
  readonly onResend: (id: string) => void;
  readonly onDrop: (id: string) => void;
}

function Pending({ message: { id, text, refused }, onResend, onDrop }: PendingProps) {
  const t = useText();
  return (
    <li className={css.mine}>
      <p className={refused === null ? css.sending : css.failed}>{text}</p>
      {refused === null ? (
        <p className={css.under}>{t('chat.sending')}</p>
      ) : (
        <div className={css.refused} role="alert">
          <span>{t(`chat.failed.${refused}`)}</span>
          <button type="button" className={css.act} onClick={() => onResend(id)}>
            {t('chat.retry')}
          </button>
          <button type="button" className={css.act} onClick={() => onDrop(id)}>
            {t('chat.drop')}
          </button>
        </div>
      )}
    </li>
  );
}

const dayMs = 86_400_000;

/** The time of today; with its day before that. */
function Clock({ at }: { readonly at: string }) {
  const language = useLanguage();
  const { timeZone } = useBrand();
  const [openedAt] = useState(() => Date.now());
  const isOld = openedAt - Date.parse(at) > dayMs;
  const text = isOld ? momentText(at, { timeZone, language, to: 'short' }) : dateText(at, timeZone).slice(11, 16);
  return (
    <time className={css.clock} dateTime={at}>
      {text}
    </time>
  );
}
