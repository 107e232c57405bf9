import { QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { Failure } from '../../wire/failure.ts';
import type { StudioCall } from '../../wire/studio/calls.ts';
import type { FreeStudioCall, StudioAnswer, StudioSending } from '../../wire/studio/definitions/index.ts';
import { useText } from '../i18n/index.ts';
import { showToast } from '../kit/index.ts';
import { call, type HowToSend } from './call.ts';
import { failureTextOf } from './failureText.ts';

const staleMs = 15_000;

/** Answers that another try can change; all others are final. */
const isPassing = (thrown: unknown) =>
  thrown instanceof Failure && ['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'SYSTEM'].includes(thrown.code);

export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: staleMs, retry: (count, thrown) => count < 2 && isPassing(thrown), refetchOnWindowFocus: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** Options of `useQuery` for a reading call: `useQuery(read('brand', { params: { merchant } }))`. */
export function read<Name extends FreeStudioCall>(name: Name, sending?: StudioSending<Name>): Reading<Name>;
export function read<Name extends StudioCall>(name: Name, sending: StudioSending<Name>): Reading<Name>;
export function read<Name extends StudioCall>(name: Name, sending = {} as StudioSending<Name>): Reading<Name> {
  const { params = {}, query = {}, body } = sending;
  return queryOptions<StudioAnswer<Name>>({
    queryKey: body === undefined ? [name, params, query] : [name, params, query, body],
    queryFn: ({ signal }) => call(name, { ...sending, signal }),
  });
}

const optionsOf = <Name extends StudioCall>() => queryOptions<StudioAnswer<Name>>({ queryKey: [] });
type Reading<Name extends StudioCall> = ReturnType<typeof optionsOf<Name>>;

export interface ActOptions<Name extends StudioCall> {
  /** Calls whose cached answers the act changes. */
  readonly changes?: readonly StudioCall[];
  /**
   * Runs before lists are read again. Callbacks of `mutate` run after that, and not at all once the part that pressed the button is
   * gone from the list.
   */
  readonly onDone?: (value: StudioAnswer<Name>, sent: StudioSending<Name>) => void;
  /** `own`: the caller shows the failure. By default a toast says it. */
  readonly failure?: 'own';
}

/** A writing call with its state: `const save = useAct('rollback', { changes: ['versions'] }); save.mutate({ params, body })`. */
export function useAct<Name extends StudioCall>(name: Name, { changes = [], onDone, failure }: ActOptions<Name> = {}) {
  const queries = useQueryClient();
  const text = useText();
  return useMutation<StudioAnswer<Name>, unknown, HowToSend & StudioSending<Name>>({
    mutationFn: (options) => call(name, options),
    onSuccess: async (value, sent) => {
      onDone?.(value, sent);
      await Promise.all(changes.map((changed) => queries.invalidateQueries({ queryKey: [changed] })));
    },
    onError: (thrown) => {
      if (failure !== 'own') showToast({ title: failureTextOf(thrown, text), tone: 'danger' });
    },
  });
}
