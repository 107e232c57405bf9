import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ChatMessageRow, DeskChat } from '../../../../wire/chat.ts';
import { failureTextOf, read } from '../../../api/index.ts';
import { useMoment, useText } from '../../../i18n/index.ts';
import { Badge, EmptyState, IconButton, Unread } from '../../../kit/index.ts';
import * as css from '../content.css.ts';
import { ModerateForm } from './ModerateForm.tsx';

interface LinePanelProps {
  readonly merchant: string;
  readonly chat: DeskChat;
  readonly room: string;
  readonly seq: number;
  readonly onClose: () => void;
}

/** One message in its conversation, and the acts about it and its author. */
export function LinePanel({ merchant, chat, room, seq, onClose }: LinePanelProps) {
  const text = useText();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { data, error, refetch } = useQuery(read('deskRoom', { params: { merchant, room }, query: { around: `${seq}` } }));
  const line = data?.find((each) => each.seq === seq);
  const title = line?.username ?? text('content.chat.message');
  return (
    <aside ref={panel} tabIndex={-1} className={css.panel} aria-label={title}>
      <div className={css.panelHead}>
        <div className={css.stack}>
          <h2 className={css.panelTitle}>{title}</h2>
          {line === undefined || line.username === null || line.account === null ? null : (
            <Link className={css.link} to={`/desk/members/${merchant}/${encodeURIComponent(line.account)}`}>
              {text('content.feedback.member')}
            </Link>
          )}
        </div>
        <IconButton label={text('content.close')} icon="x" size="small" onPress={onClose} />
      </div>
      {data === undefined ? (
        <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={320} />
      ) : line === undefined ? (
        <EmptyState icon="chat-circle-dots" title={text('content.chat.gone')} />
      ) : (
        <>
          <Conversation rows={data} seq={seq} author={line.account} />
          {line.operator === null ? <ModerateForm merchant={merchant} chat={chat} line={line} /> : null}
        </>
      )}
    </aside>
  );
}

interface ConversationProps {
  readonly rows: readonly ChatMessageRow[];
  readonly seq: number;
  readonly author: string | null;
}

/** The lines around a message, which is in view. */
function Conversation({ rows, seq, author }: ConversationProps) {
  const text = useText();
  const moment = useMoment();
  const room = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = room.current;
    const chosen = list?.querySelector<HTMLElement>('[aria-current]');
    if (list !== null && chosen !== null && chosen !== undefined) list.scrollTop = chosen.offsetTop - list.clientHeight / 3;
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys
    <ol ref={room} tabIndex={0} className={css.conversation} aria-label={text('content.chat.conversation')}>
      {rows.map((row) => (
        <li
          key={row.seq}
          className={css.said[row.seq === seq ? 'chosen' : row.account !== null && row.account === author ? 'author' : 'other']}
          {...(row.seq === seq ? { 'aria-current': 'true' as const } : {})}
        >
          <span className={css.between}>
            <span className={css.meta}>
              {row.username ?? (row.operator === null ? text('content.chat.nameless') : text('content.chat.moderator'))} ·{' '}
              {moment(row.at)}
            </span>
            {row.hidden === null ? null : (
              <Badge tone={row.hidden === 'moderator' ? 'neutral' : 'warning'}>
                {text(`content.chat.hidden.${row.hidden}`)}
              </Badge>
            )}
          </span>
          <p className={css.letterText}>{row.text}</p>
        </li>
      ))}
    </ol>
  );
}
