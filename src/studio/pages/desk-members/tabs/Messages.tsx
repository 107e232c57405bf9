import { failureTextOf, usePages } from '../../../api/index.ts';
import { useMoment, useText } from '../../../i18n/index.ts';
import { Badge, EmptyState, Unread } from '../../../kit/index.ts';
import { More } from '../More.tsx';
import * as css from '../members.css.ts';
import type { TabProps } from './tab.ts';

/** The inbox of the member, as it was sent. */
export function Messages({ member: { merchant, account } }: TabProps) {
  const text = useText();
  const moment = useMoment();
  const pages = usePages('deskMemberMessages', (before) => ({ params: { merchant, account }, query: { before } }));
  if (pages.data === undefined)
    return <Unread failure={pages.error && failureTextOf(pages.error, text)} onRetry={pages.refetch} />;
  const messages = pages.data.pages.flatMap((page) => page.messages);
  if (messages.length === 0) {
    return <EmptyState icon="envelope-simple" title={text('member.noMessages')} text={text('member.noMessagesText')} />;
  }
  return (
    <div className={css.list}>
      {messages.map((message) => (
        <article key={message.id} className={css.stack}>
          <span className={css.headLine}>
            <strong className={css.strong}>{message.title}</strong>
            <Badge tone={message.isRead ? 'neutral' : 'info'}>{text(message.isRead ? 'member.read' : 'member.unread')}</Badge>
          </span>
          <p className={css.noteText}>{message.text}</p>
          <span className={css.meta}>{moment(message.sentAt)}</span>
        </article>
      ))}
      <More {...pages} />
    </div>
  );
}
