import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FiveInputs } from '../../../wire/studio/brands.ts';
import { call } from '../../api/index.ts';

const pauseMs = 400;
export const seedPattern = /^#[0-9a-f]{6}$/;

/** Input of a person; empty texts count as untouched. */
export interface Typed {
  readonly name: string;
  readonly seed: string;
  readonly language: FiveInputs['language'] | null;
  readonly host: string;
  readonly merchant: string;
  readonly logo: { readonly digest: string; readonly name: string; readonly bytes: number } | null;
}

export const inputsOf = ({ name, seed, language, host, merchant, logo }: Typed): FiveInputs => ({
  name: name.trim(),
  ...(seedPattern.test(seed) ? { seed } : {}),
  ...(language === null || language === undefined ? {} : { language }),
  ...(host.trim() === '' ? {} : { host: host.trim().toLowerCase() }),
  ...(merchant === '' ? {} : { merchant }),
  ...(logo === null ? {} : { logo: logo.digest }),
});

/** Result of the inputs, asked for 400 ms after the last key; the last result stays until the next one is there. */
export function useDerived(typed: Typed) {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const inputs = inputsOf(settled);
  const query = useQuery({
    queryKey: ['deriveBrand', inputs],
    queryFn: ({ signal }) => call('deriveBrand', { body: inputs, signal }),
    enabled: inputs.name !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { ...query, data: inputs.name === '' ? undefined : query.data, isSettled: settled === typed && !query.isFetching };
}
