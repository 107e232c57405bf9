import { useCallback, useMemo, useRef, useState } from 'react';
import { failureTextOf } from '../../api/index.ts';
import { useCommands, useMay } from '../../app/index.ts';
import { useNumber, useText } from '../../i18n/index.ts';
import { Button, Count, EmptyState, Icon, Kbd, LinkButton, PageHead, Segmented, Skeleton, TextInput } from '../../kit/index.ts';
import { BrandCards } from './BrandCards.tsx';
import { BrandRows } from './BrandRows.tsx';
import * as css from './BrandsPage.css.ts';
import { type BrandFilter, filters, useBrands } from './useBrands.ts';
import { Lately, Waiting } from './Waiting.tsx';

/** From this number of brands on the rows are the usual look. */
const mostCards = 24;

/** All brands of the person: cards for a few, rows for many. */
export default function BrandsPage() {
  const text = useText();
  const list = useBrands();
  const { query, brands, counts, search, filter, look } = list;
  const [now] = useState(Date.now);
  const total = counts?.all ?? 0;
  const isNarrowed = search !== '' || filter !== 'all';
  const showsCards = look === null ? total <= mostCards : look === 'cards';

  if (query.isPending) return <ListSkeleton />;
  if (query.isError && brands.length === 0)
    return (
      <EmptyState icon="plugs-connected" title={failureTextOf(query.error, text)}>
        <Button onPress={() => void query.refetch()}>{text('failure.retry')}</Button>
      </EmptyState>
    );
  if (total === 0 && !isNarrowed)
    return (
      <EmptyState icon="squares-four" title={text('brands.empty.title')} text={text('brands.empty.text')}>
        <NewBrand />
      </EmptyState>
    );
  return showsCards && !isNarrowed ? (
    <div className={css.page}>
      <PageHead title={text('brands.title')} text={text('brands.summary', { count: total })}>
        <Look isCards onChange={(next) => list.set('look', next)} />
        <NewBrand />
      </PageHead>
      <BrandCards brands={brands} now={now} />
      <div className={css.boxes}>
        <Waiting brands={brands} />
        <Lately brands={brands} now={now} />
      </div>
    </div>
  ) : (
    <BrandList list={list} now={now} />
  );
}

function NewBrand() {
  const text = useText();
  return useMay('editor') ? (
    <LinkButton to="/new" variant="primary" icon="plus">
      {text('brands.new')}
    </LinkButton>
  ) : null;
}

function Look({ isCards, onChange }: { readonly isCards: boolean; readonly onChange: (look: 'cards' | 'rows') => void }) {
  const text = useText();
  return (
    <Segmented
      label={text('brands.look')}
      choices={[
        { value: 'cards', label: text('brands.cards'), icon: 'squares-four' },
        { value: 'rows', label: text('brands.rows'), icon: 'rows' },
      ]}
      value={isCards ? 'cards' : 'rows'}
      onChange={onChange}
    />
  );
}

function BrandList({ list, now }: { readonly list: ReturnType<typeof useBrands>; readonly now: number }) {
  const text = useText();
  const count = useNumber();
  const { query, brands, counts, search, filter } = list;
  const field = useRef<HTMLInputElement>(null);
  const { fetchNextPage, isFetching, hasNextPage } = query;
  const onEnd = useCallback(() => {
    if (!isFetching && hasNextPage) void fetchNextPage();
  }, [fetchNextPage, isFetching, hasNextPage]);
  useCommands(
    useMemo(
      () => [
        {
          id: 'search-brands',
          group: 'commands',
          label: text('brands.search'),
          icon: 'magnifying-glass',
          keys: '/',
          run: () => field.current?.focus(),
        },
      ],
      [text],
    ),
  );
  const facts = [
    text('brands.facts', { count: counts?.all ?? 0 }),
    ...(counts !== undefined && counts.problems > 0 ? [text('brands.withProblems', { count: counts.problems })] : []),
    ...(counts !== undefined && counts.drift > 0 ? [text('brands.withDrift', { count: counts.drift })] : []),
  ];
  // A search says nothing of how many it finds until its last page is loaded; a filter's number is known.
  const total = search === '' ? (counts?.[filter] ?? brands.length) : brands.length + (query.hasNextPage ? 20 : 0);
  return (
    <div className={css.list}>
      <div className={css.tools}>
        <div className={css.rowHead}>
          <h1 className={css.title}>{text('brands.title')}</h1>
          <span className={css.soft}>{facts.join(' · ')}</span>
        </div>
        <Look isCards={false} onChange={(next) => list.set('look', next)} />
        <NewBrand />
      </div>
      <div className={css.tools}>
        <div className={css.search}>
          <TextInput
            label={text('brands.search')}
            isLabelHidden
            placeholder={text('brands.searchHint')}
            type="search"
            value={search}
            onChange={(value) => list.set('search', value)}
            before={<Icon name="magnifying-glass" tone="quiet" />}
            after={<Kbd keys="/" />}
            inputRef={field}
          />
        </div>
      </div>
      <div className={css.columns}>
        <div className={css.facets} role="group" aria-label={text('brands.filter')}>
          <span className={css.facetTitle}>{text('brands.filter')}</span>
          {filters.map((name) => (
            <button
              key={name}
              type="button"
              className={css.facet}
              aria-pressed={name === filter}
              onClick={() => list.set('filter', name === 'all' ? null : name)}
            >
              <span className={css.facetName}>{text(`brands.filter.${name}`)}</span>
              {counts === undefined ? null : <Count value={count(counts[name])} />}
            </button>
          ))}
        </div>
        {brands.length === 0 && !query.isFetching ? (
          <Nothing search={search} filter={filter} onClear={list.clear} />
        ) : (
          <BrandRows brands={brands} total={Math.max(total, brands.length)} now={now} onEnd={onEnd} />
        )}
      </div>
    </div>
  );
}

function Nothing({
  search,
  filter,
  onClear,
}: {
  readonly search: string;
  readonly filter: BrandFilter;
  readonly onClear: () => void;
}) {
  const text = useText();
  return (
    <EmptyState
      icon="magnifying-glass"
      title={text('brands.nothing.title')}
      text={text('brands.nothing.text', { search, filter: text(`brands.filter.${filter}`) })}
    >
      <Button onPress={onClear}>{text('brands.nothing.clear')}</Button>
    </EmptyState>
  );
}

function ListSkeleton() {
  const text = useText();
  return (
    <div className={css.page} aria-busy="true">
      <PageHead title={text('brands.title')} />
      <div className={css.cards}>
        {['one', 'two', 'three'].map((key) => (
          <Skeleton key={key} height={420} />
        ))}
      </div>
    </div>
  );
}
