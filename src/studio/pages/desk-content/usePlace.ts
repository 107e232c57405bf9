import { useCallback, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

export const tabs = ['notices', 'letters', 'chat', 'feedback'] as const;
export type Tab = (typeof tabs)[number];

const names = ['merchant', 'state', 'one'] as const;
type PlaceName = (typeof names)[number];

/** State of a tab, as the address says it; null where it says nothing. `one` is what is open, or `new`. */
export type Place = Readonly<Record<PlaceName, string | null>>;
export type Go = (change: Partial<Place>, how?: { readonly replace?: boolean }) => void;

/** A tab about one brand. */
export interface TabProps {
  readonly merchant: string;
  readonly place: Place;
  readonly go: Go;
}

/** The address of a tab of a brand. */
export const addressOf = (tab: Tab, merchant: string | null) =>
  `/desk/content${tab === 'notices' ? '' : `/${tab}`}${merchant === null ? '' : `?merchant=${encodeURIComponent(merchant)}`}`;

/** The place of the page and the way to another one: a link can be sent, and the back button goes a step back. */
export function usePlace(): { readonly tab: Tab; readonly place: Place; readonly go: Go } {
  const { tab: named } = useParams();
  const [params, setParams] = useSearchParams();
  const place = useMemo(() => Object.fromEntries(names.map((name) => [name, params.get(name)])) as Place, [params]);
  const go = useCallback<Go>(
    (change, { replace = false } = {}) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          // What is open belongs to the brand and to the list.
          if (change.merchant !== undefined) for (const name of ['state', 'one']) next.delete(name);
          for (const [name, value] of Object.entries(change)) {
            if (value === null || value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace },
      ),
    [setParams],
  );
  return { tab: tabs.find((each) => each === named) ?? 'notices', place, go };
}
