import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

const names = ['merchant', 'search', 'open', 'agent', 'view', 'side', 'contract', 'window', 'payment'] as const;
type PlaceName = (typeof names)[number];

/** State of the page, as the address says it; null where it says nothing. */
export type Place = Readonly<Record<PlaceName, string | null>>;
/** A part of the page that is about one brand. */
export interface PanelProps {
  readonly merchant: string;
  readonly place: Place;
  readonly go: Go;
}

const sides = ['downline', 'upline'] as const;
/** The side of its contracts on which an agent is shown. */
export const sideOf = (side: string | null) => sides.find((each) => each === side) ?? 'downline';

export type Go = (change: Partial<Place>, how?: { readonly replace?: boolean }) => void;

/** Parts of the address that belong to another part, and are left with it. */
const within: Readonly<Partial<Record<PlaceName, readonly PlaceName[]>>> = {
  merchant: ['search', 'open', 'agent', 'view', 'side', 'contract', 'window', 'payment'],
  agent: ['view', 'side', 'contract', 'window', 'payment'],
  contract: ['window', 'payment'],
};

/** The place of the page and the way to another one: a link can be sent, and the back button goes a step back. */
export function usePlace(): { readonly place: Place; readonly go: Go } {
  const [params, setParams] = useSearchParams();
  const place = useMemo(() => Object.fromEntries(names.map((name) => [name, params.get(name)])) as Place, [params]);
  const go = useCallback<Go>(
    (change, { replace = false } = {}) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const name of Object.keys(change) as PlaceName[]) {
            for (const inner of within[name] ?? []) if (before.get(name) !== (change[name] ?? null)) next.delete(inner);
          }
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
  return { place, go };
}
