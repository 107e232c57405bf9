import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Failure } from '../../../../wire/failure.ts';
import type { FeedbackThread } from '../../../../wire/feedback.ts';
import { addressOf, failureTextOf, read } from '../../../api/index.ts';
import { useMoment, useText } from '../../../i18n/index.ts';
import { Badge, EmptyState, IconButton, Unread } from '../../../kit/index.ts';
import * as css from '../content.css.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { kindText, tones } from './feedbackText.ts';

interface FeedbackPanelProps {
  readonly merchant: string;
  readonly reference: string;
  readonly onClose: () => void;
}

type Message = FeedbackThread['messages'][number];

/** One message in the conversation with its author, and the answer. */
export function FeedbackPanel({ merchant, reference, onClose }: FeedbackPanelProps) {
  const text = useText();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { data, error, refetch } = useQuery(read('deskThread', { params: { merchant, reference } }));
  const message = data?.messages.find((each) => each.reference === reference);
  return (
    <aside ref={panel} tabIndex={-1} className={css.panel} aria-label={reference}>
      <div className={css.panelHead}>
        <div className={css.stack}>
          <h2 className={css.panelTitle}>{message?.username ?? text('content.feedback.guest')}</h2>
          {data?.account === null || data === undefined ? null : (
            <Link className={css.link} to={`/desk/members/${merchant}/${encodeURIComponent(data.account)}`}>
              {text('content.feedback.member')}
            </Link>
          )}
        </div>
        {message === undefined ? null : (
          <Badge tone={tones[message.state]} mark="dot">
            {text(`content.feedback.state.${message.state}`)}
          </Badge>
        )}
        <IconButton label={text('content.close')} icon="x" size="small" onPress={onClose} />
      </div>
      {data === undefined ? (
        error instanceof Failure && error.code === 'NOT_FOUND' ? (
          <EmptyState icon="chat-circle-text" title={text('content.feedback.gone')} />
        ) : (
          <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={320} />
        )
      ) : (
        <>
          <ol className={css.thread} aria-label={text('content.feedback.thread')}>
            {data.messages.map((each) => (
              <Sent key={each.reference} merchant={merchant} message={each} isChosen={each.reference === reference} />
            ))}
          </ol>
          {message?.state === 'open' ? <AnswerForm merchant={merchant} message={message} /> : null}
        </>
      )}
    </aside>
  );
}

interface SentProps {
  readonly merchant: string;
  readonly message: Message;
  readonly isChosen: boolean;
}

function Sent({ merchant, message, isChosen }: SentProps) {
  const text = useText();
  const moment = useMoment();
  const { reference, kind, content, contact, images, createdAt, language, answer, answeredAt, answeredBy, state } = message;
  return (
    <>
      <li className={isChosen ? css.bubbleChosen : css.bubble}>
        <span className={css.meta}>
          {kindText(kind, text)} · {reference} · {moment(createdAt)}
        </span>
        <p className={css.letterText} lang={language}>
          {content}
        </p>
        {contact === null ? null : <span className={css.meta}>{text('content.feedback.contact', { contact })}</span>}
        {images === 0 ? null : (
          <span className={css.images}>
            {Array.from({ length: images }, (_, position) => {
              const params = { merchant, kind: 'feedback', id: reference, position: `${position}` } as const;
              const address = addressOf('deskImage', { params });
              return (
                <a key={address} href={address} target="_blank" rel="noreferrer">
                  <img
                    className={css.image}
                    src={address}
                    alt={text('content.feedback.image', { number: position + 1 })}
                    loading="lazy"
                  />
                </a>
              );
            })}
          </span>
        )}
      </li>
      {answer === null ? null : (
        <li className={css.answer}>
          <span className={css.meta}>
            {text(state === 'closed' ? 'content.feedback.closedBy' : 'content.feedback.answeredBy', {
              name: answeredBy ?? '',
              time: answeredAt === null ? '' : moment(answeredAt),
            })}
          </span>
          <p className={css.letterText}>{answer}</p>
        </li>
      )}
    </>
  );
}
