import { useMemo } from 'react';
import { queries } from '../../../api/index.ts';
import { useServedQuery } from '../../../runtime/data/index.ts';
import { navEntries } from '../../../runtime/navigation/index.ts';

/** The category entries of navigation and side menu, in server order. */
export function useCategories() {
  const { data } = useServedQuery(queries.catalogue());
  return useMemo(() => navEntries(data ?? []), [data]);
}
