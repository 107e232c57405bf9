import { useEffect, useRef, useState } from 'react';
import { sendFeedback } from '../../api/help.ts';
import { checkMessage, emptyMessage, feedbackLength, feedbackText } from '../../domain/feedback.ts';
import { useText, WithWords } from '../../i18n/index.ts';
import { useAnswerText, useBrand } from '../../runtime/brand/index.ts';
import { useMutation } from '../../runtime/data/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FailureLine } from '../../ui/form/FailureLine.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useEntries } from '../../ui/form/useEntries.ts';
import { Logo } from '../../ui/Logo/Logo.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { failureCodeOf } from '../../wire/failure.ts';
import * as css from './Chat.css.ts';

interface Ticket {
  readonly reference: string;
  readonly content: string;
}

/** The brand's own chat page: a message is stored as a ticket and answered by its reference number. Suspends for its words. */
export function Chat() {
  return (
    <WithWords areas={['contact', 'form', 'pages']}>
      <Conversation />
    </WithWords>
  );
}

function Conversation() {
  const t = useText();
  const { name, logo, logoOn } = useBrand();
  const answer = useAnswerText();
  const { isLoggedIn } = useSessionView();
  const [tickets, setTickets] = useState<readonly Ticket[]>([]);
  const room = useRef<HTMLDivElement>(null);
  const count = tickets.length;
  useEffect(() => {
    // The answer to what was just sent is in sight.
    if (count > 0 && room.current !== null) room.current.scrollTop = room.current.scrollHeight;
  }, [count]);
  return (
    <div className={css.frame}>
      <header className={css.head} data-place="header">
        <SiteLink to="/index" label={t('shell.header.home', { name })}>
          <Logo logo={logo} on={logoOn.header} name={name} silent />
        </SiteLink>
        <h1 className={css.title}>{t('contact.chat.title')}</h1>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard */}
      <div ref={room} role="log" className={css.room} tabIndex={0} aria-label={t('contact.chat.log')}>
        <ul className={css.log}>
          <li className={css.theirs}>
            <p>{t('contact.chat.greeting')}</p>
            <p>{answer}</p>
            {isLoggedIn ? <p>{t('contact.chat.inbox')}</p> : null}
            <p>{t('contact.chat.safety')}</p>
            <p>
              <TextLink to="/help">{t('contact.chat.help')}</TextLink>
            </p>
          </li>
          {tickets.flatMap(({ reference, content }) => [
            <li key={`${reference} message`} className={css.mine}>
              <VisuallyHidden>{`${t('contact.chat.mine')}: `}</VisuallyHidden>
              {content}
            </li>,
            <li key={reference} className={css.theirs}>
              <p>{t('contact.chat.received', { reference })}</p>
            </li>,
          ])}
        </ul>
      </div>
      <Composer isMember={isLoggedIn} onSent={(ticket) => setTickets((before) => [...before, ticket])} />
    </div>
  );
}

interface ComposerProps {
  /** Answers go to the inbox, so no contact is asked for. */
  readonly isMember: boolean;
  readonly onSent: (ticket: Ticket) => void;
}

function Composer({ isMember, onSent }: ComposerProps) {
  const t = useText();
  const entries = useEntries({ initial: emptyMessage, check: checkMessage });
  const sending = useMutation({ mutationFn: sendFeedback });

  const submit = () => {
    if (!entries.validate()) return;
    const content = feedbackText(entries.values.content);
    const contact = entries.values.contact.trim();
    sending.mutate(
      { kind: 'feedback', content, ...(contact === '' ? {} : { contact }), images: [] },
      {
        onSuccess: ({ reference }) => {
          onSent({ reference, content });
          entries.clear('content');
        },
      },
    );
  };

  return (
    <Form label={t('contact.chat.form')} busy={sending.isPending} className={css.form} onSubmit={submit}>
      <FailureLine
        failed={sending.isError ? { code: failureCodeOf(sending.error), waitSeconds: null } : null}
        textOf={() => 'help.feedback.failed'}
      />
      {isMember ? null : (
        <details className={css.contact}>
          <summary>{t('contact.chat.contact')}</summary>
          <TextField
            {...entries.entry('contact')}
            label={t('contact.chat.contact')}
            labelHidden
            help={t('help.feedback.contactHint')}
            maxLength={100}
          />
        </details>
      )}
      <TextField
        {...entries.entry('content')}
        label={t('contact.chat.message')}
        labelHidden
        placeholder={t('contact.chat.hint', { limit: feedbackLength.max })}
        required
        beside={
          <Button type="submit" busy={sending.isPending}>
            {t('contact.chat.send')}
          </Button>
        }
      />
    </Form>
  );
}
