import { useState } from 'react';
import { missionQueries } from '../../../api/missions.ts';
import { useText } from '../../../i18n/index.ts';
import { Card } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import type { RedEnvelope } from '../../../wire/missions.ts';
import { EnvelopeBand } from './EnvelopeBand.tsx';
import { EnvelopeDialog } from './EnvelopeDialog.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import { MissionList } from './MissionList.tsx';
import { MissionRules } from './MissionRules.tsx';
import * as css from './missions.css.ts';
import { useMissionActs } from './useMissionActs.ts';

/** Missions with progress and claim, the red envelopes and the leaderboard [MEMBER-14] [PROD-29] [PROD-30] [PROD-31]. */
export function MissionsPage() {
  const acts = useMissionActs();
  const { data, isError, refetch } = useQuery(missionQueries.summary());
  const [opened, setOpened] = useState<RedEnvelope | null>(null);
  const left = data?.envelopes.waiting.filter(({ id }) => id !== opened?.id) ?? [];
  return (
    <div className={css.page}>
      {data === undefined ? null : <MissionRules prizes={data.envelopes.prizes} />}
      {data === undefined || (data.envelopes.prizes.length === 0 && data.envelopes.waiting.length === 0) ? null : (
        <EnvelopeBand summary={data} onOpen={() => setOpened(data.envelopes.waiting[0] ?? null)} />
      )}
      {data === undefined && !isError ? (
        <div className={css.waitingBand}>
          <Skeleton shape="block" />
        </div>
      ) : null}
      <div className={css.columns}>
        {data === undefined ? (
          <Pending isFailed={isError} onRetry={() => void refetch()} />
        ) : (
          <MissionList summary={data} acts={acts} />
        )}
        <Leaderboard />
      </div>
      {opened === null ? null : (
        <EnvelopeDialog
          key={opened.id}
          envelope={opened}
          left={left.length}
          onChanged={acts.refresh}
          onNext={() => setOpened(left[0] ?? null)}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

function Pending({ isFailed, onRetry }: { readonly isFailed: boolean; readonly onRetry: () => void }) {
  const t = useText();
  return (
    <Card>
      {isFailed ? (
        <LoadFailed title={t('missions.failed')} onRetry={onRetry} />
      ) : (
        <div className={css.waitingList} aria-busy="true">
          {['first', 'second', 'third', 'fourth', 'fifth'].map((line) => (
            <Skeleton key={line} shape="text" />
          ))}
        </div>
      )}
    </Card>
  );
}
