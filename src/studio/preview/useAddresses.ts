import { useQuery } from '@tanstack/react-query';
import { call } from '../api/index.ts';

/** An address is for half a day; a new one is asked for well before. */
const addressMs = 5 * 60 * 60_000;

/** Origins at which the real site shows the draft of a brand and its published version to this operator. */
export const useAddresses = (merchant: string) =>
  useQuery({
    queryKey: ['editorPreview', { merchant }],
    queryFn: async () => call('editorPreview', { params: { merchant } }),
    staleTime: addressMs,
    refetchInterval: addressMs,
  });
