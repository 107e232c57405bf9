import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MemberPageKey } from '../../../domain/memberPages.ts';
import { type MemberParams, memberHref, readMember } from '../../../runtime/navigation/index.ts';

/**
 * Filters of the current page, which live in the address under `member.<name>`.
 * @returns The values, and a function that changes some of them; null removes one.
 */
export function useMemberParams(): readonly [
  Readonly<Partial<Record<string, string>>>,
  (changes: MemberParams, options?: { readonly replace?: boolean }) => void,
] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { key, params } = useMemo(() => readMember(search), [search]);
  const change = useCallback(
    (changes: MemberParams, { replace = false }: { readonly replace?: boolean } = {}) =>
      void navigate(memberHref((key ?? '') as MemberPageKey | '', { ...params, ...changes }, search), { replace }),
    [navigate, key, params, search],
  );
  return [params, change];
}
