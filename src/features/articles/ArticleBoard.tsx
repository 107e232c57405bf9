import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { articleQueries } from '../../api/articles.ts';
import type { ArticleKind } from '../../domain/article.ts';
import { useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useQuery } from '../../runtime/data/index.ts';
import { useHydrated } from '../../runtime/page/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { RadioChips } from '../../ui/RadioChips/RadioChips.tsx';
import { SearchField } from '../../ui/SearchField/SearchField.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { ArticleList } from '../../wire/articles.ts';
import { ArticleCard, LatestArticles, LeadArticle } from './ArticleCards.tsx';
import { ArticleTabs } from './ArticleTabs.tsx';
import * as css from './articles.css.ts';
import { type Filters, filtersOf, searchOf, selectionOf } from './filters.ts';

const other = { news: 'blog', blog: 'news' } as const;

/** News or blog: a lead story, the newest of the other kind, and all articles by topic and search. */
export function ArticleBoard({ kind }: { readonly kind: ArticleKind }) {
  const t = useText();
  const { ornament, articles: kinds } = useBrand();
  const { data, isError, refetch } = useQuery(articleQueries.list(kind));
  return (
    <>
      <SectionHeading title={t('articles.title')} level={1} ornament={ornament} />
      <ArticleTabs />
      {data !== undefined ? (
        data.articles.length === 0 ? (
          <EmptyState icon="newspaper" title={t('articles.none')} text={t('articles.none.text')} />
        ) : (
          <Articles kind={kind} list={data} hasOther={kinds.includes(other[kind])} />
        )
      ) : isError ? (
        <LoadFailed level={2} title={t('articles.failed')} onRetry={refetch} />
      ) : (
        <Busy />
      )}
    </>
  );
}

interface ArticlesProps {
  readonly kind: ArticleKind;
  readonly list: ArticleList;
  readonly hasOther: boolean;
}

function Articles({ kind, list, hasOther }: ArticlesProps) {
  const t = useText();
  const heading = useId();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const filters = filtersOf(hydrated ? search : '');
  const { lead, shown, from, to, total, page, totalPages } = selectionOf(list.articles, filters);
  const change = (next: Partial<Filters>) =>
    void navigate(`${pathname}${searchOf(search, { ...filters, page: 1, ...next })}`, { replace: true });
  const labelOf = (id: string | undefined) => list.topics.find((topic) => topic.id === id)?.label ?? null;
  return (
    <>
      {lead === null ? null : (
        <div className={hasOther ? css.top : css.topAlone}>
          <LeadArticle article={lead} />
          {hasOther ? <LatestArticles kind={other[kind]} /> : null}
        </div>
      )}
      <section aria-labelledby={heading}>
        <div className={css.listHead}>
          <h2 id={heading} className={css.listTitle}>
            {t(`articles.all.${kind}`)}
          </h2>
          <div className={css.search}>
            <SearchField label={t('articles.search')} value={filters.search} onSearch={(text) => change({ search: text })} />
          </div>
        </div>
        {list.topics.length < 2 ? null : (
          <div className={css.topics}>
            <RadioChips
              label={t('articles.topics')}
              options={[
                { value: '', label: t('articles.topics.all') },
                ...list.topics.map(({ id, label }) => ({ value: id, label })),
              ]}
              value={filters.topic ?? ''}
              onChange={(topic) => change({ topic: topic === '' ? null : topic })}
            />
          </div>
        )}
        {shown.length === 0 ? (
          total === 0 && filters.topic === null && filters.search === '' ? null : (
            <EmptyState
              icon="magnifying-glass"
              level={3}
              title={t('articles.noMatch')}
              text={t('articles.noMatch.text')}
              action={
                <Button tone="tonal" onClick={() => change({ topic: null, search: '' })}>
                  {t('articles.noMatch.action')}
                </Button>
              }
            />
          )
        ) : (
          <>
            <ul className={css.list}>
              {shown.map((article) => (
                <li key={article.id} className={css.item}>
                  <ArticleCard article={article} topic={labelOf(article.topics[0])} />
                </li>
              ))}
            </ul>
            <div className={css.foot}>
              <p className={css.count} aria-live="polite">
                {t('articles.range', { from, to, total })}
              </p>
              <Pagination page={page} totalPages={totalPages} onChange={(next) => change({ page: next })} />
            </div>
          </>
        )}
      </section>
    </>
  );
}

function Busy() {
  const t = useText();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div className={css.topAlone}>
        <div className={css.leadBusy}>
          <Skeleton />
        </div>
      </div>
      <ul className={css.list}>
        {['first', 'second', 'third'].map((card) => (
          <li key={card} className={css.cardBusy}>
            <Skeleton shape="textHalf" />
            <Skeleton shape="text" />
          </li>
        ))}
      </ul>
    </div>
  );
}
