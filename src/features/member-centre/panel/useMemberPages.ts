import { type MemberPageKey, memberPagesOf } from '../../../domain/memberPages.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useSessionView } from '../../../runtime/session/index.ts';
import { memberPages } from './memberPages.ts';

/** Pages that the current account may open, in the order of the menu. */
export function useMemberPages(): readonly MemberPageKey[] {
  const { modules } = useBrand();
  const { toUpline } = useSessionView();
  return memberPagesOf({ modules, toUpline, built: memberPages.built });
}
