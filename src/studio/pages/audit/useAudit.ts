import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../api/index.ts';

export const periods = [1, 7, 30, 90, 365] as const;
const defaultDays = 7;

/** Filters of the audit log, which are those of the address, so that a link shows the same entries. */
export interface AuditFilters {
  readonly operator: string | null;
  readonly merchant: string | null;
  readonly kind: string | null;
  readonly outcome: 'done' | 'refused' | null;
  readonly days: number;
  /** Entry that is open beside the list. */
  readonly entry: string | null;
}

export function useAuditFilters() {
  const [params, setParams] = useSearchParams();
  const outcome = params.get('outcome');
  const days = Number(params.get('days'));
  const filters: AuditFilters = {
    operator: params.get('operator'),
    merchant: params.get('merchant'),
    kind: params.get('kind'),
    outcome: outcome === 'done' || outcome === 'refused' ? outcome : null,
    days: periods.find((each) => each === days) ?? defaultDays,
    entry: params.get('entry'),
  };
  const choose = (name: keyof AuditFilters, value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
        if (name !== 'entry') next.delete('entry');
        return next;
      },
      { replace: true },
    );
  const clear = () => setParams({}, { replace: true });
  return { filters, choose, clear };
}

/** Entries page by page, newest first. */
export function useAudit({ operator, merchant, kind, outcome, days }: AuditFilters, isEnabled: boolean) {
  const chosen = Object.fromEntries(
    Object.entries({ operator, merchant, kind, outcome }).filter((pair): pair is [string, string] => pair[1] !== null),
  );
  const query = { ...chosen, days: String(days) };
  return useInfiniteQuery({
    queryKey: ['audit', query],
    queryFn: ({ pageParam, signal }) =>
      call('audit', { query: pageParam === null ? query : { ...query, after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: isEnabled,
  });
}
