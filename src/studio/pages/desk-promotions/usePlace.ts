import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The offer of the address for one that is not written yet. */
export const newOffer = '+';

/** Brand and promotion that the page shows, as the address says it. */
export function usePlace() {
  const [params, setParams] = useSearchParams();
  const go = useCallback(
    (merchant: string | null, offer: string | null = null) =>
      setParams({ ...(merchant === null ? {} : { merchant }), ...(offer === null ? {} : { offer }) }),
    [setParams],
  );
  return { merchant: params.get('merchant'), offer: params.get('offer'), go };
}
