import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { importWithRetry } from '../../api/importWithRetry.ts';
import { queries } from '../../api/index.ts';
import { type FoundTopic, findTopics } from '../../domain/helpSearch.ts';
import { plainText } from '../../domain/plainText.ts';
import { readingMinutes } from '../../domain/readingTime.ts';
import { useText, WithWords } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useQuery } from '../../runtime/data/index.ts';
import { useHydrated } from '../../runtime/page/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { SearchField } from '../../ui/SearchField/SearchField.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import type { HelpTopic } from '../../wire/notice.ts';
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
  const { question, search } = useQuestion();
  const found = question === '' ? null : findTopics(topics, question);
  const shown: readonly FoundTopic<HelpTopic>[] = found ?? topics.map((topic) => ({ topic, excerpt: null }));
  const entries = [
    ...shown.map(({ topic: { id, title, body }, excerpt }) => ({ id, title, excerpt, content: <Answer body={body} /> })),
    { id: feedbackTopic, title: t('help.feedback.topic'), excerpt: null, content: feedback },
  ];
  const { selected, asked } = useHashTopic(entries.map(({ id }) => id));
  const isMissing = found?.length === 0;

  return (
    <>
      <header className={css.intro}>
        <div className={css.introText}>
          <h1 className={css.title}>{t('help.title')}</h1>
          <p className={css.lead}>{t('help.text', { name })}</p>
        </div>
        <div className={css.search}>
          <SearchField label={t('help.search')} value={question} onSearch={search} />
        </div>
      </header>
      <p className={css.found} role="status">
        {found === null || isMissing ? null : t('help.found', { count: found.length })}
      </p>
      {isMissing ? <Nothing onClear={() => search('')} /> : null}
      <div className={css.layout}>
        {entries.map(({ id, title, excerpt, content }) => (
          <Topic
            key={id}
            id={id}
            title={title}
            excerpt={excerpt}
            open={isMissing ? id === asked : id === selected}
            focused={id === asked}
          >
            {content}
          </Topic>
        ))}
      </div>
    </>
  );
}

/** The question of the address, which the server does not read. */
function useQuestion() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const params = new URLSearchParams(search);
  const question = hydrated ? (params.get('q') ?? '').slice(0, 60) : '';
  return {
    question,
    search: (text: string) => {
      if (text === '') params.delete('q');
      else params.set('q', text);
      const query = params.toString();
      // The best answer opens; without a question the open topic stays.
      void navigate(`${pathname}${query === '' ? '' : `?${query}`}${text === '' ? hash : ''}`, { replace: true });
    },
  };
}

function Nothing({ onClear }: { readonly onClear: () => void }) {
  const t = useText();
  return (
    <EmptyState
      icon="magnifying-glass"
      title={t('help.noMatch')}
      text={t('help.noMatch.text')}
      action={
        <Button tone="tonal" onClick={onClear}>
          {t('help.noMatch.action')}
        </Button>
      }
    />
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
      <div>
        <p className={css.minutes}>{t('help.minutes', { count: readingMinutes(plainText(body)) })}</p>
        <RichText html={body} />
      </div>
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
  /** Part of the text that answers the search. */
  readonly excerpt: string | null;
  readonly open: boolean;
  /** Selected by the URL hash: its heading takes the focus. */
  readonly focused: boolean;
  readonly children: ReactNode;
}

/** A row of the list and, if open, its text: beside the list on a wide screen, below the row on a phone. */
function Topic({ id, title, excerpt, open, focused, children }: TopicProps) {
  const { search } = useLocation();
  const hydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <>
      <span className={css.entry}>
        <SiteLink to={`/help${hydrated ? search : ''}#${id}`} current={open} className={css.link}>
          <span className={css.linkText}>
            {title}
            {excerpt === null ? null : <span className={css.excerpt}>{excerpt}</span>}
          </span>
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
