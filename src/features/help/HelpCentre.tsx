import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { importWithRetry } from '../../api/importWithRetry.ts';
import { queries } from '../../api/index.ts';
import { useText, WithWords } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useQuery } from '../../runtime/data/index.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import * as css from './HelpCentre.css.ts';
import { feedbackTopic, useHashTopic } from './useHashTopic.ts';

const FeedbackForm = lazy(() =>
  importWithRetry(() => import('./FeedbackForm.tsx')).then((module) => ({ default: module.FeedbackForm })),
);

/** All topics; the URL hash selects the open one. */
export function HelpCentre() {
  return (
    <WithWords areas={['pages']}>
      <Topics />
    </WithWords>
  );
}

function Topics() {
  const t = useText();
  const { name } = useBrand();
  const { data: topics = [] } = useQuery(queries.help());
  const entries = [
    ...topics.map(({ id, title, body }) => ({ id, title, content: <Answer body={body} /> })),
    { id: feedbackTopic, title: t('help.feedback.topic'), content: feedback },
  ];
  const { selected, asked } = useHashTopic(entries.map(({ id }) => id));

  return (
    <>
      <header className={css.intro}>
        <h1 className={css.title}>{t('help.title')}</h1>
        <p className={css.lead}>{t('help.text', { name })}</p>
      </header>
      <div className={css.layout}>
        {entries.map(({ id, title, content }) => (
          <Topic key={id} id={id} title={title} open={id === selected} focused={id === asked}>
            {content}
          </Topic>
        ))}
      </div>
    </>
  );
}

const feedback = (
  <Suspense fallback={<div className={css.loading} />}>
    <FeedbackForm />
  </Suspense>
);

function Answer({ body }: { readonly body: string }) {
  const t = useText();
  return (
    <>
      <RichText html={body} />
      <aside className={css.further}>
        <span className={css.furtherSign}>
          <Icon name="chat-circle-dots" weight="duotone" size={28} />
        </span>
        <p className={css.furtherText}>{t('help.further.text')}</p>
        <LinkButton to={`/help#${feedbackTopic}`} tone="tonal" size="sm">
          {t('help.further.action')}
        </LinkButton>
      </aside>
    </>
  );
}

interface TopicProps {
  readonly id: string;
  readonly title: string;
  readonly open: boolean;
  /** Selected by the URL hash: its heading takes the focus. */
  readonly focused: boolean;
  readonly children: ReactNode;
}

/** A row of the list and, if open, its text: beside the list on a wide screen, below the row on a phone. */
function Topic({ id, title, open, focused, children }: TopicProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <>
      <span className={css.entry}>
        <SiteLink to={`/help#${id}`} current={open} className={css.link}>
          {title}
          <span className={css.caret}>
            <Icon name="caret-right" weight="bold" size={14} />
          </span>
        </SiteLink>
      </span>
      {open ? (
        <article id={id} className={css.article} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} ref={heading} className={css.topicTitle} tabIndex={-1}>
            {title}
          </h2>
          <div className={css.text}>{children}</div>
        </article>
      ) : null}
    </>
  );
}
