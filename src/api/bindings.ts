import type { Bindings } from '../wire/withdrawal.ts';
import { call } from './call.ts';

/** Bank accounts and e-wallets of the signed-in member. */
export const bindingQueries = {
  all: () => ({
    queryKey: ['member', 'bindings'],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => call<Bindings>('bindings', { signal }),
  }),
} as const;
