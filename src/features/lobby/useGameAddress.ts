import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../ui/hydration/useHydrated.ts';

const longestSearch = 60;
const vendorCode = /^[A-Z0-9]{2,16}$/;

/**
 * What the address of a category page says: `?page=` the vendor, `?q=` the search, `?p=`
 * the page. The first paint knows the vendor only, because the server draws nothing else.
 */
export function useGameAddress() {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const asked = params.get('page');

  const change = (changes: Readonly<Record<string, string | null>>, replace = false) =>
    setParams((current) => changed(current, changes), { replace, preventScrollReset: true });

  return {
    vendor: hydrated || vendorCode.test(asked ?? '') ? asked : null,
    search: hydrated ? (params.get('q') ?? '').slice(0, longestSearch) : '',
    page: hydrated ? pageOf(params.get('p')) : 1,
    goTo: (page: number) => change({ p: page === 1 ? null : String(page) }),
    searchFor: (text: string) => change({ q: text === '' ? null : text.slice(0, longestSearch), p: null }, true),
  };
}

const pageOf = (text: string | null) => (text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);

function changed(params: URLSearchParams, changes: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
