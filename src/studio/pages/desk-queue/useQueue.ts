import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DeskKind, deskKinds, deskStates } from '../../../domain/desk.ts';
import type { DeskItem } from '../../../wire/studio/desk.ts';
import { addressOf, call } from '../../api/index.ts';

export const keyOf = ({ merchant, kind, id }: Pick<DeskItem, 'merchant' | 'kind' | 'id'>): string =>
  `${merchant}/${kind}/${id}`;

export type QueueState = (typeof deskStates)[number];

/** Filters of the queue, which are those of the address, so that a link shows the same items. */
export interface QueueFilters {
  readonly kind: DeskKind | null;
  readonly merchant: string | null;
  readonly state: QueueState | null;
  readonly search: string;
  readonly order: 'oldest' | 'newest';
  /** Item that is open beside the list. */
  readonly item: string | null;
}

export function useQueueFilters() {
  const [params, setParams] = useSearchParams();
  const filters: QueueFilters = {
    kind: deskKinds.find((kind) => kind === params.get('kind')) ?? null,
    merchant: params.get('merchant'),
    state: deskStates.find((state) => state === params.get('state')) ?? null,
    search: params.get('search') ?? '',
    order: params.get('order') === 'newest' ? 'newest' : 'oldest',
    item: params.get('item'),
  };
  const choose = (name: keyof QueueFilters, value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
        if (name !== 'item') next.delete('item');
        return next;
      },
      { replace: true },
    );
  return { filters, choose, clear: () => setParams({}, { replace: true }) };
}

/** Items page by page. */
export function useQueue({ kind, merchant, state, search, order }: QueueFilters, isEnabled: boolean) {
  const query = {
    kind: kind ?? undefined,
    merchant: merchant ?? undefined,
    state: state ?? undefined,
    search: search === '' ? undefined : search,
    order,
  };
  const found = useInfiniteQuery({
    queryKey: ['deskQueue', 'list', query],
    queryFn: ({ pageParam, signal }) => call('deskQueue', { query: { ...query, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: isEnabled,
    placeholderData: (before) => before,
  });
  const items = useMemo(() => found.data?.pages.flatMap((page) => page.items) ?? [], [found.data]);
  return { found, items, first: found.data?.pages[0] };
}

/** Reads the queue again whenever anyone changed it. @returns whether news arrive */
export function useQueueNews(isEnabled: boolean): boolean {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const events = new EventSource(addressOf('deskEvents'));
    events.addEventListener('open', () => setOpen(true));
    events.addEventListener('error', () => setOpen(false));
    events.addEventListener('message', () => {
      void queries.invalidateQueries({ queryKey: ['deskQueue'] });
      void queries.invalidateQueries({ queryKey: ['deskItem'] });
    });
    return () => events.close();
  }, [queries, isEnabled]);
  return isOpen;
}

/** The present, for ages. */
export function useNow(everyMs = 15_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
