import { useEffect } from 'react';
import { queries } from '../api/index.ts';
import { InstallHost, SiteWorker } from '../features/install/index.ts';
import { NoticePopups } from '../features/notices/index.ts';
import { clientOf, usePageCache } from '../runtime/data/index.ts';

/** Everything that waits until the first screen is drawn: notices that open by themselves, the site as an app, and the country codes of forms [API-57]. */
export function AtRest() {
  const cache = usePageCache();
  useEffect(() => void clientOf(cache).prefetchQuery(queries.countries()), [cache]);
  return (
    <>
      <NoticePopups />
      <InstallHost />
      <SiteWorker />
    </>
  );
}
