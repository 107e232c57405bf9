import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { deskKinds } from '../../../domain/desk.ts';
import { localeOf } from '../../../domain/language.ts';
import { deskRoles } from '../../../domain/operatorRole.ts';
import type { DeskItem } from '../../../wire/studio/desk.ts';
import { failureTextOf, read } from '../../api/index.ts';
import { useSession } from '../../app/index.ts';
import { useLanguage, useNumber, useText } from '../../i18n/index.ts';
import { Button, EmptyState, Kbd, Unread } from '../../kit/index.ts';
import { BulkBar } from './BulkBar.tsx';
import { ItemPanel, type PanelActs } from './ItemPanel.tsx';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueTable } from './QueueTable.tsx';
import * as css from './queue.css.ts';
import { keyOf, useNow, useQueue, useQueueFilters, useQueueNews } from './useQueue.ts';
import { useQueueKeys } from './useQueueKeys.ts';

const hints = [
  ['j', 'move'],
  ['c', 'claim'],
  ['a', 'approve'],
  ['x', 'reject'],
  ['n', 'note'],
] as const;

/** Requests of members that wait for a person. */
export default function QueuePage() {
  const text = useText();
  const number = useNumber();
  const { operator } = useSession();
  const mayWork = deskRoles.some((role) => operator.roles.includes(role));
  const { filters, choose, clear } = useQueueFilters();
  const { found, items, first } = useQueue(filters, mayWork);
  const isOpen = useQueueNews(mayWork);
  const now = useNow();
  const brands = useBrandNames(filters.merchant);
  const brandName = (merchant: string) => brands.get(merchant) ?? merchant;
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const panel = useRef<PanelActs>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const opened = itemNamed(filters.item);

  const open = useCallback((item: DeskItem | undefined) => choose('item', item === undefined ? null : keyOf(item)), [choose]);
  const place = items.findIndex((item) => keyOf(item) === filters.item);
  const move = (by: 1 | -1) => {
    const next = items[place === -1 ? 0 : Math.min(items.length - 1, Math.max(0, place + by))];
    open(next);
    list.current?.querySelectorAll('tbody tr')[items.indexOf(next as DeskItem)]?.scrollIntoView({ block: 'nearest' });
  };
  const mark = (key: string, isMarked: boolean) =>
    setMarked((before) => new Set(isMarked ? [...before, key] : [...before].filter((each) => each !== key)));
  useQueueKeys({
    move,
    mark: () => (filters.item === null ? undefined : mark(filters.item, !marked.has(filters.item))),
    search: () => searchInput.current?.focus(),
    panel,
  });

  if (!mayWork) {
    return <EmptyState icon="lock-simple" title={text('queue.noRight.title')} text={text('queue.noRight.text')} />;
  }
  const chosen = items.filter((item) => marked.has(keyOf(item)));
  const isFiltered = filters.kind !== null || filters.merchant !== null || filters.state !== null || filters.search !== '';
  return (
    <div className={css.page}>
      <div className={css.main}>
        <div className={css.head}>
          <h1 className={css.title}>{text('desk.queue')}</h1>
          <span className={css.overdue}>
            {first === undefined || first.overdue === 0
              ? ''
              : text('queue.overdue', {
                  number: first.overdue >= first.countedTo ? `${number(first.countedTo - 1)}+` : number(first.overdue),
                })}
          </span>
          <QueueFilters
            filters={filters}
            counts={first?.counts ?? {}}
            countedTo={first?.countedTo ?? 1_000}
            brands={brands}
            choose={choose}
            searchInput={searchInput}
          />
        </div>
        <div className={css.list} ref={list}>
          {first === undefined ? (
            <Unread failure={found.error && failureTextOf(found.error, text)} onRetry={found.refetch} height={420} />
          ) : items.length === 0 ? (
            <EmptyState
              icon="check-circle"
              title={text(isFiltered ? 'queue.notFound.title' : 'queue.none.title')}
              text={text(isFiltered ? 'queue.notFound.text' : 'queue.none.text')}
            >
              {isFiltered ? <Button onPress={clear}>{text('queue.clear')}</Button> : null}
            </EmptyState>
          ) : (
            <>
              <QueueTable
                items={items}
                brandName={brandName}
                selected={filters.item}
                marked={marked}
                now={now}
                onOpen={open}
                onMark={mark}
              />
              {found.hasNextPage ? (
                <div className={css.more}>
                  <Button isBusy={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
                    {text('queue.more')}
                  </Button>
                </div>
              ) : null}
              {chosen.length === 0 ? null : <BulkBar items={chosen} onDone={() => setMarked(new Set())} />}
            </>
          )}
        </div>
        <Foot isOpen={isOpen} updatedAt={found.dataUpdatedAt} />
      </div>
      {opened === null ? null : (
        <ItemPanel
          key={filters.item}
          item={opened}
          brandName={brandName(opened.merchant)}
          now={now}
          acts={panel}
          onGone={() => open(items[place + 1] ?? items[place - 1])}
        />
      )}
    </div>
  );
}

function Foot({ isOpen, updatedAt }: { readonly isOpen: boolean; readonly updatedAt: number }) {
  const text = useText();
  const language = useLanguage();
  const time = new Intl.DateTimeFormat(localeOf(language), {
    timeStyle: 'medium',
    timeZone: 'Asia/Ho_Chi_Minh',
    hourCycle: 'h23',
  });
  return (
    <div className={css.foot}>
      {hints.map(([key, name]) => (
        <span key={key} className={css.hint}>
          {key === 'j' ? (
            <>
              <Kbd keys="J" /> <Kbd keys="K" />
            </>
          ) : (
            <Kbd keys={key.toUpperCase()} />
          )}
          {text(`queue.hint.${name}`)}
        </span>
      ))}
      <span className={css.space} />
      <span>
        {isOpen ? text('queue.zone', { time: updatedAt === 0 ? '–' : time.format(updatedAt) }) : text('queue.paused')}
      </span>
    </div>
  );
}

/** Names of the brands that the operator may act for. */
function useBrandNames(chosen: string | null): ReadonlyMap<string, string> {
  const { data } = useQuery(read('brands', { query: { limit: 100 } }));
  return useMemo(() => {
    const names = new Map((data?.brands ?? []).map(({ merchant, name }) => [merchant, name]));
    if (chosen !== null && !names.has(chosen)) names.set(chosen, chosen);
    return names;
  }, [data, chosen]);
}

/** The item of the address. */
function itemNamed(name: string | null) {
  const [merchant = '', kind = '', ...id] = name?.split('/') ?? [];
  const known = deskKinds.find((each) => each === kind);
  return known === undefined ? null : { merchant, kind: known, id: id.join('/') };
}
