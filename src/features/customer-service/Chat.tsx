import { useState } from 'react';
import { sendFeedback } from '../../api/help.ts';
import { checkMessage, emptyMessage, feedbackLength, feedbackText } from '../../domain/feedback.ts';
import { useText, WithWords } from '../../i18n/index.ts';
import { useAnswerText, useBrand } from '../../runtime/brand/index.ts';
import { useMutation } from '../../runtime/data/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FailureLine } from '../../ui/form/FailureLine.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
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
  const [tickets, setTickets] = useState<readonly Ticket[]>([]);
  return (
    <div className={css.frame}>
      <header className={css.head}>
        <SiteLink to="/index" label={t('shell.header.home', { name })}>
          <Logo logo={logo} on={logoOn.page} name={name} silent />
        </SiteLink>
        <h1 className={css.title}>{t('contact.chat.title')}</h1>
      </header>
      <div role="log" className={css.room} aria-label={t('contact.chat.log')}>
        <ul className={css.log}>
          <li className={css.theirs}>
            <p>{t('contact.chat.greeting')}</p>
            <p>{answer}</p>
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
      <Composer onSent={(ticket) => setTickets((before) => [...before, ticket])} />
    </div>
  );
}

function Composer({ onSent }: { readonly onSent: (ticket: Ticket) => void }) {
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
      <TextArea {...entries.entry('content')} label={t('contact.chat.message')} required rows={2} limit={feedbackLength.max} />
      <TextField
        {...entries.entry('contact')}
        label={t('contact.chat.contact')}
        help={t('help.feedback.contactHint')}
        maxLength={100}
      />
      <FailureLine
        failed={sending.isError ? { code: failureCodeOf(sending.error), waitSeconds: null } : null}
        textOf={() => 'help.feedback.failed'}
      />
      <Button type="submit" busy={sending.isPending}>
        {t('contact.chat.send')}
      </Button>
    </Form>
  );
}
