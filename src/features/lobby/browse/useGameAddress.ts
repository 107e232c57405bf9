import { useLocation, useSearchParams } from 'react-router-dom';
import { type Classification, isClassification } from '../../../domain/classification.ts';
import { type GameSort, gameSorts } from '../../../domain/gameList.ts';
import { useHydrated } from '../../../runtime/page/index.ts';

/** Views of a list; the last two require an account. */
export const gameViews = ['new', 'hot', 'trial', 'favourite', 'recent'] as const;
export type GameView = (typeof gameViews)[number];

const maxSearchLength = 60;
const vendorCode = /^[A-Z0-9]{2,16}$/;

const names = ['page', 'type', 'show', 'sort', 'q', 'p'] as const;
type Changes = Readonly<Partial<Record<(typeof names)[number], string | null>>>;

/**
 * State of a game list in the URL: `?page=` vendor, `?type=` classification, `?show=` view, `?sort=` order, `?q=` search,
 * `?p=` page. The first paint uses the vendor only, because the server renders nothing else.
 */
export function useGameAddress() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const requested = params.get('page');
  const known = (name: string) => (hydrated ? params.get(name) : null);

  const change = (changes: Changes, replace = false) =>
    setParams((current) => changed(current, changes), { replace, preventScrollReset: true });

  const vendor = hydrated || vendorCode.test(requested ?? '') ? requested : null;
  return {
    vendor,
    search: (known('q') ?? '').slice(0, maxSearchLength),
    page: pageOf(known('p')),
    classification: classificationOf(known('type')),
    view: gameViews.find((view) => view === known('show')) ?? null,
    sort: gameSorts.find((sort) => sort === known('sort')) ?? null,
    goTo: (page: number, replace = false) => change({ p: page === 1 ? null : String(page) }, replace),
    searchFor: (text: string) => change({ q: text === '' ? null : text.slice(0, maxSearchLength), p: null }, true),
    sortBy: (sort: GameSort | null) => change({ sort, p: null }),
    /** The URL with a changed choice; every change starts on the first page. */
    with: (changes: Changes) => {
      // Keeps only the parameters read here, so that links match those of the server's HTML.
      const shown = Object.fromEntries(names.map((name) => [name, name === 'page' ? vendor : known(name)]));
      const query = changed(new URLSearchParams(), { ...shown, p: null, ...changes }).toString();
      return query === '' ? pathname : `${pathname}?${query}`;
    },
  };
}

export type GameAddress = ReturnType<typeof useGameAddress>;

const pageOf = (text: string | null) => (text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);

const classificationOf = (code: string | null): Classification | null => (isClassification(code) ? code : null);

function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
