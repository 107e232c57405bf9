import { rankQueries } from '../../api/ranks.ts';
import { useText } from '../../i18n/index.ts';
import { useQuery } from '../../runtime/data/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Benefits } from './Benefits.tsx';
import { Changes } from './Changes.tsx';
import { Ladder } from './Ladder.tsx';
import { Standing } from './Standing.tsx';
import * as css from './vip.css.ts';

/** The VIP page [ROUTE-10] [PROD-13] [PROD-18]: the member’s own rank, all ranks, and what each brings. */
export function Vip() {
  const t = useText();
  const { isLoggedIn } = useSessionView();
  const { data, isError, refetch } = useQuery(rankQueries.programme(isLoggedIn ? 'member' : 'guest'));
  if (data !== undefined) {
    return (
      <div className={css.page}>
        <Standing programme={data} />
        <Ladder programme={data} />
        <Benefits programme={data} />
        {data.own === null ? null : <Changes programme={data} changes={data.own.changes} />}
      </div>
    );
  }
  return (
    <div className={css.page}>
      <h1 className={css.waitingTitle}>{t('ranks.title')}</h1>
      {isError ? (
        <LoadFailed level={2} title={t('ranks.failed')} onRetry={refetch} />
      ) : (
        <div aria-busy="true" className={css.waiting}>
          <div className={css.waitingBand}>
            <Skeleton shape="block" />
          </div>
          <div className={css.waitingLadder}>
            <Skeleton shape="block" />
          </div>
        </div>
      )}
    </div>
  );
}
