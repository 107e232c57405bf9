import { useId } from 'react';
import { articleQueries } from '../../api/articles.ts';
import { type ArticleKind, articlePath } from '../../domain/article.ts';
import { useText } from '../../i18n/index.ts';
import { useQuery } from '../../runtime/data/index.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LazyPicture } from '../../ui/Picture/LazyPicture.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Article } from '../../wire/articles.ts';
import * as css from './articles.css.ts';
import { useDay } from './useDay.ts';

interface CardProps {
  readonly article: Article;
}

/** The large card of the lead story. */
export function LeadArticle({ article }: CardProps) {
  const t = useText();
  const day = useDay();
  const { title, summary, date, minutes, scene } = article;
  return (
    <article className={css.lead}>
      <div className={css.leadArt}>
        {scene === null ? (
          <PlainArt />
        ) : (
          <Picture picture={scene} alt="" sizes="(min-width: 1280px) 858px, (min-width: 1024px) 64vw, 100vw" priority />
        )}
      </div>
      <div className={css.leadBody}>
        <p className={css.meta}>
          <Badge kind="accent">{t('articles.lead')}</Badge>
          <time dateTime={date}>{day(date)}</time>
          <span>{t('articles.minutes', { count: minutes })}</span>
        </p>
        <h2 className={css.leadTitle}>
          <SiteLink to={articlePath(article)} className={css.link}>
            {title}
          </SiteLink>
        </h2>
        <p className={css.leadText}>{summary}</p>
        <div className={css.leadAct}>
          <LinkButton to={articlePath(article)} tone="tonal">
            {t('articles.read')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </LinkButton>
        </div>
      </div>
    </article>
  );
}

interface ArticleCardProps extends CardProps {
  /** Label of its first topic. */
  readonly topic: string | null;
  readonly level?: 2 | 3;
}

export function ArticleCard({ article, topic, level = 3 }: ArticleCardProps) {
  const t = useText();
  const day = useDay();
  const Heading = `h${level}` as const;
  const { title, date, minutes, picture } = article;
  return (
    <article className={css.card}>
      <div className={css.cardArt}>
        {picture === null ? <PlainArt /> : <LazyPicture picture={picture} alt="" sizes="128px" fallback={<PlainArt />} />}
      </div>
      <div className={css.cardBody}>
        {topic === null ? null : <p className={css.cardTopic}>{topic}</p>}
        <Heading className={css.cardTitle}>
          <SiteLink to={articlePath(article)} className={css.cardLink}>
            {title}
          </SiteLink>
        </Heading>
        <p className={css.cardMeta}>
          <time dateTime={date}>{day(date)}</time> · {t('articles.minutes', { count: minutes })}
        </p>
      </div>
    </article>
  );
}

const latestCount = 6;

/** The newest of the other kind, beside the lead story. */
export function LatestArticles({ kind }: { readonly kind: ArticleKind }) {
  const t = useText();
  const day = useDay();
  const heading = useId();
  const { data } = useQuery(articleQueries.list(kind));
  return (
    <section className={css.latest} aria-labelledby={heading}>
      <h2 id={heading} className={css.latestTitle}>
        {t(`articles.latest.${kind}`)}
      </h2>
      <ul className={css.latestList}>
        {(data?.articles ?? []).slice(0, latestCount).map((article) => (
          <li key={article.id} className={css.latestItem}>
            <SiteLink to={articlePath(article)} className={css.latestLink}>
              {article.title}
            </SiteLink>
            <time className={css.cardMeta} dateTime={article.date}>
              {day(article.date)}
            </time>
          </li>
        ))}
      </ul>
      <SiteLink to={`/${kind}`} className={css.more}>
        {t(`articles.more.${kind}`)}
        <Icon name="caret-right" weight="bold" size={14} />
      </SiteLink>
    </section>
  );
}

const PlainArt = () => (
  <span className={css.plainArt}>
    <Icon name="newspaper" weight="duotone" size={40} />
  </span>
);
