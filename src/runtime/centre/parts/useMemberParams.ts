import { use, useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type CentreParams, centreHref, readCentre } from '../../navigation/index.ts';
import { CentreKindContext } from '../centreKind.ts';

/**
 * Filters of the current page, which live in the address under `member.<name>`, or `agent.<name>` in the agent centre.
 * @returns The values, and a function that changes some of them; null removes one.
 */
export function useMemberParams(): readonly [
  Readonly<Partial<Record<string, string>>>,
  (changes: CentreParams, options?: { readonly replace?: boolean }) => void,
] {
  const kind = use(CentreKindContext);
  const { search } = useLocation();
  const navigate = useNavigate();
  const { key, params } = useMemo(() => readCentre(kind, search), [kind, search]);
  const change = useCallback(
    (changes: CentreParams, { replace = false }: { readonly replace?: boolean } = {}) =>
      void navigate(centreHref(kind, key ?? '', { ...params, ...changes }, search), { replace }),
    [navigate, kind, key, params, search],
  );
  return [params, change];
}
