import { type RefObject, useEffect, useState } from 'react';
import { type DeskKind, deskStates } from '../../../domain/desk.ts';
import { useNumber, useText } from '../../i18n/index.ts';
import { Icon, Kbd, Select, TextInput } from '../../kit/index.ts';
import * as css from './queue.css.ts';
import type { QueueFilters as Filters } from './useQueue.ts';

const all = '*';
const searchAfterMs = 300;

interface QueueFiltersProps {
  readonly filters: Filters;
  readonly counts: Readonly<Record<string, number>>;
  /** Numbers are exact below it. */
  readonly countedTo: number;
  readonly brands: ReadonlyMap<string, string>;
  readonly choose: (name: keyof Filters, value: string | null) => void;
  readonly searchInput: RefObject<HTMLInputElement | null>;
}

export function QueueFilters({ filters, counts, countedTo, brands, choose, searchInput }: QueueFiltersProps) {
  const text = useText();
  const number = useNumber();
  const countOf = (count: number) => (count >= countedTo ? `${number(countedTo - 1)}+` : number(count));
  const kinds = Object.keys(counts) as DeskKind[];
  const total = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  return (
    <>
      <Search value={filters.search} onSearch={(search) => choose('search', search)} input={searchInput} />
      <Select
        look="pick"
        label={text('queue.kinds')}
        value={filters.kind ?? all}
        options={[
          { value: all, label: text('queue.all', { number: countOf(total) }) },
          ...kinds.map((kind) => ({ value: kind, label: `${text(`queue.kind.${kind}`)} ${countOf(counts[kind] ?? 0)}` })),
        ]}
        onChange={(value) => choose('kind', value === all ? null : value)}
      />
      <Select
        look="pick"
        label={text('queue.stateFilter')}
        icon="user"
        value={filters.state ?? all}
        options={[
          { value: all, label: text('queue.filter.all') },
          ...deskStates.map((state) => ({ value: state, label: text(`queue.filter.${state}`) })),
        ]}
        onChange={(value) => choose('state', value === all ? null : value)}
      />
      <Select
        look="pick"
        label={text('queue.brand')}
        icon="squares-four"
        value={filters.merchant ?? all}
        options={[{ value: all, label: text('queue.everyBrand') }, ...[...brands].map(([value, label]) => ({ value, label }))]}
        onChange={(value) => choose('merchant', value === all ? null : value)}
      />
      <Select
        look="pick"
        label={text('queue.order')}
        icon={filters.order === 'oldest' ? 'sort-ascending' : 'sort-descending'}
        value={filters.order}
        options={[
          { value: 'oldest', label: text('queue.order.oldest') },
          { value: 'newest', label: text('queue.order.newest') },
        ]}
        onChange={(value) => choose('order', value === 'oldest' ? null : value)}
      />
    </>
  );
}

interface SearchProps {
  readonly value: string;
  readonly onSearch: (typed: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Searches a moment after the last key. */
function Search({ value, onSearch, input }: SearchProps) {
  const text = useText();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Filters that were cleared elsewhere clear it as well.
  if (known !== value) {
    setKnown(value);
    if (value === '') setTyped('');
  }
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onSearch(typed), searchAfterMs);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <div className={css.search}>
      <TextInput
        label={text('queue.search')}
        isLabelHidden
        type="search"
        size="small"
        placeholder={text('queue.search')}
        maxLength={64}
        before={<Icon name="magnifying-glass" size={14} tone="quiet" />}
        after={<Kbd keys="/" />}
        value={typed}
        onChange={setTyped}
        inputRef={input}
      />
    </div>
  );
}
