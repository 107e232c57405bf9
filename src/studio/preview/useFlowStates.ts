import { useQuery } from '@tanstack/react-query';
import type { LocalText } from '../../domain/language.ts';

/** A flow with the states of its machine that show something. */
export interface FlowStates {
  readonly flow: string;
  readonly name: LocalText;
  readonly states: readonly { readonly state: string; readonly name: LocalText }[];
}

/** Every flow of the site, as the gallery found its states; undefined until they are asked for and have come. */
export function useFlowStates(isAsked: boolean): readonly FlowStates[] | undefined {
  const { data } = useQuery({
    queryKey: ['flowStates'],
    queryFn: async (): Promise<readonly FlowStates[]> => (await import('./flowStates.generated.json')).default,
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
