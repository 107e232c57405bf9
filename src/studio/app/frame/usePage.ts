import { matchPath, useLocation } from 'react-router-dom';
import { studioPages } from '../pages.ts';

/** The page at the present address; null where there is none. */
export function usePage(): (typeof studioPages)[number] | null {
  const { pathname } = useLocation();
  return studioPages.find(({ path }) => matchPath(path, pathname) !== null) ?? null;
}
