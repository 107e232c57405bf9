import { useMachine } from '@xstate/react';
import { Suspense, useState } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import { noticeQueries } from '../../api/notices.ts';
import { trialAccountType } from '../../domain/accountType.ts';
import { dateText } from '../../domain/dateText.ts';
import { noticePopupsMachine } from '../../flows/notice-popups/index.ts';
import { WithWords } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { clientOf, type PageCache, usePageCache } from '../../runtime/data/index.ts';
import { useScreen } from '../../runtime/page/index.ts';
import { watchPage } from '../../runtime/quiet/index.ts';
import { arrival, useSessionView, useVisit } from '../../runtime/session/index.ts';
import type { Execution } from '../../wire/notice.ts';
import { claimPopup, shortHash } from './claimPopup.ts';
import { NoticePopup } from './NoticePopup.tsx';

/**
 * Notices that open by themselves: some for everyone, some after the login; each once a day, and no more on a day than the brand
 * wants. Nothing over games and forms, and nothing for a trial guest, whom notices of members do not concern.
 */
export function NoticePopups() {
  const { isLoggedIn, isForced, isAgent, account } = useSessionView();
  const visit = useVisit();
  const { layout, modal, group } = useScreen();
  const { popups } = useBrand();
  const isPage = layout === 'full' && modal === null && group === 'index';
  if (isForced || popups === 0 || !isPage || isAgent === trialAccountType) return null;
  const player = isLoggedIn ? account : null;
  return <Run key={player} player={player} moment={visit.read(arrival) ?? 'home'} />;
}

interface RunProps {
  /** Null for a guest. */
  readonly player: string | null;
  /** Moment that the visitor is at: notices may wait for one. */
  readonly moment: Execution;
}

function Run({ player, moment }: RunProps) {
  const { popups: limit, timeZone } = useBrand();
  const cache = usePageCache();
  const [machine] = useState(() => machineFor(cache, { player, moment }, { limit, timeZone }));
  const [snapshot, send] = useMachine(machine, { input: { limit } });
  const [notice] = snapshot.context.queue;
  return snapshot.matches('showing') && notice !== undefined ? (
    <Suspense fallback={null}>
      <WithWords areas={['notices']}>
        <NoticePopup key={notice.id} notice={notice} onClose={() => send({ type: 'popup.close' })} />
      </WithWords>
    </Suspense>
  ) : null;
}

interface Bounds {
  /** Popups of one day. */
  readonly limit: number;
  readonly timeZone: string;
}

const machineFor = (cache: PageCache, { player, moment }: RunProps, { limit, timeZone }: Bounds) =>
  noticePopupsMachine.provide({
    actors: {
      load: fromPromise(() => clientOf(cache).fetchQuery(noticeQueries.popups(player === null ? 'guest' : 'member', moment))),
      watchPage: fromCallback(({ sendBack }) =>
        watchPage((isQuiet) => sendBack({ type: isQuiet ? 'page.quiet' : 'page.busy' })),
      ),
      claim: fromPromise(async ({ input: notice }) => {
        if (notice === null) return false;
        const today = dateText(new Date().toISOString(), timeZone).slice(0, 10);
        // What everyone sees is shown once to a browser, for all its accounts.
        const reader = notice.type === 'PL' ? shortHash(player ?? '') : '';
        return claimPopup(`${notice.id} ${reader}`, today, limit);
      }),
    },
  });
