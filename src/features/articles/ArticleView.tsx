import { type ReactNode, useState } from 'react';
import { articleQueries } from '../../api/articles.ts';
import { type ArticleKind, articlePath } from '../../domain/article.ts';
import { useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { usePageCache, useQuery } from '../../runtime/data/index.ts';
import { useHydrated } from '../../runtime/page/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Article, ArticleDetail } from '../../wire/articles.ts';
import { failureCodeOf } from '../../wire/failure.ts';
import { ArticleCard } from './ArticleCards.tsx';
import * as css from './article.css.ts';
import { useDay } from './useDay.ts';

interface ArticleViewProps {
  readonly kind: ArticleKind;
  readonly id: string;
  /** Shown if there is no such article. */
  readonly missing: ReactNode;
}

/** One article with its table of contents, related ones and its neighbours by date. */
export function ArticleView(props: ArticleViewProps) {
  const { kind, id, missing } = props;
  const hydrated = useHydrated();
  const cache = usePageCache();
  // The server has answered for this address: without data there is no such article.
  const [isMissing] = useState(() => !hydrated && !cache.isServed(articleQueries.detail(kind, id).queryKey));
  return isMissing ? missing : <Found {...props} />;
}

function Found({ kind, id, missing }: ArticleViewProps) {
  const t = useText();
  const { data, isError, error, refetch } = useQuery(articleQueries.detail(kind, id));
  if (data !== undefined) return <Whole detail={data} />;
  if (!isError) return <Busy />;
  const code = failureCodeOf(error);
  return code === 'NOT_FOUND' || code === 'VALIDATION' ? (
    missing
  ) : (
    <LoadFailed level={2} title={t('articles.failed')} onRetry={refetch} />
  );
}

function Whole({ detail }: { readonly detail: ArticleDetail }) {
  const t = useText();
  const day = useDay();
  const { name } = useBrand();
  const { article, topic, body, headings, related } = detail;
  const { kind, title, summary, date, author, minutes, scene } = article;
  return (
    <>
      <div className={headings.length > 1 ? css.layout : css.layoutAlone}>
        <article className={css.article}>
          <header className={css.head}>
            <nav aria-label={t('articles.path')}>
              <ol className={css.path}>
                <li>
                  <SiteLink to="/index" className={css.pathLink}>
                    {t('articles.path.home')}
                  </SiteLink>
                </li>
                <li>
                  <Icon name="caret-right" weight="bold" size={12} />
                  <SiteLink to={`/${kind}`} className={css.pathLink}>
                    {t(`articles.tab.${kind}`)}
                  </SiteLink>
                </li>
              </ol>
            </nav>
            {topic === null ? null : <p className={css.topic}>{topic}</p>}
            <h1 className={css.title}>{title}</h1>
            <p className={css.summary}>{summary}</p>
            <p className={css.meta}>
              <span>{author ?? name}</span>
              <time dateTime={date}>{day(date)}</time>
              <span>{t('articles.minutes', { count: minutes })}</span>
            </p>
          </header>
          {scene === null ? null : (
            <div className={css.art}>
              <Picture picture={scene} alt="" sizes="(min-width: 768px) 720px, 100vw" priority />
            </div>
          )}
          <div className={css.text}>
            <RichText html={body} />
          </div>
          <Neighbours detail={detail} />
        </article>
        {headings.length > 1 ? <Contents headings={headings} /> : null}
      </div>
      {related.length === 0 ? null : (
        <section className={css.related} aria-labelledby="related">
          <h2 id="related" className={css.relatedTitle}>
            {t('articles.related')}
          </h2>
          <ul className={css.relatedList}>
            {related.map((each) => (
              <li key={each.id} className={css.relatedItem}>
                <ArticleCard article={each} topic={null} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Links to the parts of the text; beside it where there is room. */
function Contents({ headings }: Pick<ArticleDetail, 'headings'>) {
  const t = useText();
  return (
    <nav className={css.contents} aria-labelledby="contents">
      <h2 id="contents" className={css.contentsTitle}>
        {t('articles.contents')}
      </h2>
      <ol className={css.contentsList}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.contentsLink}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Neighbours({ detail: { previous, next } }: { readonly detail: ArticleDetail }) {
  const t = useText();
  if (previous === null && next === null) return null;
  return (
    <nav className={css.neighbours} aria-label={t('articles.neighbours')}>
      {previous === null ? <span /> : <Neighbour article={previous} label={t('articles.previous')} side="start" />}
      {next === null ? null : <Neighbour article={next} label={t('articles.next')} side="end" />}
    </nav>
  );
}

interface NeighbourProps {
  readonly article: Article;
  readonly label: string;
  readonly side: 'start' | 'end';
}

function Neighbour({ article, label, side }: NeighbourProps) {
  return (
    <SiteLink to={articlePath(article)} className={css.neighbour[side]}>
      <span className={css.neighbourLabel}>{label}</span>
      <span className={css.neighbourTitle}>{article.title}</span>
    </SiteLink>
  );
}

function Busy() {
  const t = useText();
  return (
    <div aria-busy="true" className={css.layoutAlone}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div className={css.article}>
        <Skeleton shape="textHalf" />
        <Skeleton shape="text" />
        <div className={css.art}>
          <Skeleton />
        </div>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </div>
    </div>
  );
}
