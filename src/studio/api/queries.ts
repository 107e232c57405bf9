import { QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { Failure } from '../../wire/failure.ts';
import type { StudioCall } from '../../wire/studio/calls.ts';
import { useText } from '../i18n/index.ts';
import { showToast } from '../kit/index.ts';
import type { AnswerOf } from './answers.ts';
import { type CallOptions, call } from './call.ts';
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

type Reading = Pick<CallOptions, 'params' | 'query' | 'body'>;

/** Options of `useQuery` for a reading call: `useQuery(read('brand', { params: { merchant } }))`. */
export const read = <Name extends StudioCall>(name: Name, { params = {}, query = {}, body }: Reading = {}) =>
  queryOptions<AnswerOf<Name>>({
    queryKey: body === undefined ? [name, params, query] : [name, params, query, body],
    queryFn: ({ signal }) => call(name, { params, query, body, signal }),
  });

export interface ActOptions<Name extends StudioCall> {
  /** Calls whose cached answers the act changes. */
  readonly changes?: readonly StudioCall[];
  readonly onDone?: (value: AnswerOf<Name>) => void;
  /** `own`: the caller shows the failure. By default a toast says it. */
  readonly failure?: 'own';
}

/** A writing call with its state: `const save = useAct('rollback', { changes: ['versions'] }); save.mutate({ params, body })`. */
export function useAct<Name extends StudioCall>(name: Name, { changes = [], onDone, failure }: ActOptions<Name> = {}) {
  const queries = useQueryClient();
  const text = useText();
  return useMutation<AnswerOf<Name>, unknown, Pick<CallOptions, 'params' | 'query' | 'body'>>({
    mutationFn: (options) => call(name, options),
    onSuccess: async (value) => {
      onDone?.(value);
      await Promise.all(changes.map((changed) => queries.invalidateQueries({ queryKey: [changed] })));
    },
    onError: (thrown) => {
      if (failure !== 'own') showToast({ title: failureTextOf(thrown, text), tone: 'danger' });
    },
  });
}
