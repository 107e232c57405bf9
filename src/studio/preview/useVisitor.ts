import { useQuery } from '@tanstack/react-query';
import type { HandedValues } from '../../domain/sessionHandover.ts';
import { call } from '../api/index.ts';
import type { Visitor } from './places.ts';

/** A session ends when nobody used it for a while; the next one is asked for before. */
const sessionMs = 20 * 60_000;

interface ShownVisitor {
  /** Session for the frames; null for a guest, undefined until it is known. */
  readonly session: HandedValues | null | undefined;
  /** Whether nobody but guests can look at the previews of this brand. */
  readonly isRefused: boolean;
}

/** The demo account that the frames are looked at with. Asked for when a person chooses one. */
export function useVisitor(merchant: string, visitor: Visitor): ShownVisitor {
  const { data, error } = useQuery({
    queryKey: ['previewVisitor', { merchant, visitor }],
    queryFn: async () =>
      visitor === 'guest' ? null : await call('previewVisitor', { params: { merchant }, body: { as: visitor } }),
    enabled: visitor !== 'guest',
    staleTime: sessionMs,
    refetchOnWindowFocus: false,
    retry: false,
  });
  if (visitor === 'guest') return { session: null, isRefused: false };
  if (error !== null || data === null) return { session: null, isRefused: true };
  if (data === undefined) return { session: undefined, isRefused: false };
  const { token, account, type } = data;
  const session = {
    token,
    account,
    username: account,
    nickname: account,
    customerId: '',
    isAgent: String(type),
    toUpline: 'false',
    memberLabel: '',
  };
  return { session, isRefused: false };
}
