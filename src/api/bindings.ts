import type { Binding, BindingRequest, NewBinding } from '../wire/withdrawal.ts';
import { call } from './call.ts';
import type { QueryTopics } from './queries.ts';
import { sealedCall } from './sealed.ts';

/** Bank accounts and e-wallets of the signed-in member. */
export const bindingQueries = {
  all: () => ({
    queryKey: ['member', 'bindings'],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => call('bindings', { signal }),
    meta: { topics: ['receipt'] } satisfies QueryTopics,
  }),
} as const;

/** @throws Failure STEP_UP without the ticket of a re-authentication; NAME_MISMATCH; CONFLICT if the account has it already; RATE_LIMIT beyond the most an account may have */
export function addBinding(binding: NewBinding, stepUp: string | undefined): Promise<Binding> {
  const request: BindingRequest = stepUp === undefined ? binding : { ...binding, stepUp };
  return sealedCall('addBinding', request);
}
