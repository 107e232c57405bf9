import { moduleCodes } from '../../domain/module.ts';
import { useFlag } from '../brand/index.ts';
import { useMemberHref } from './memberHref.ts';

/** Links into the member centre from outside of it; null if the brand has none, so that nothing is drawn that leads nowhere. */
export function useMemberLink(): ReturnType<typeof useMemberHref> | null {
  const href = useMemberHref();
  return useFlag(moduleCodes.memberCentre) ? href : null;
}
