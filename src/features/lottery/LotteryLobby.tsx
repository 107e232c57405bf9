import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { queries } from '../../api/index.ts';
import { playQueries } from '../../api/play.ts';
import type { LotteryAccountType } from '../../domain/lottery.ts';
import { useText, WithWords } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useQuery, useQueryClient } from '../../runtime/data/index.ts';
import { useLaunch } from '../../runtime/launch/index.ts';
import { useOverlays } from '../../runtime/overlays/index.ts';
import { useHydrated } from '../../runtime/page/index.ts';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { failureCodeOf } from '../../wire/failure.ts';
import type { LotteryGame, LotteryMenu } from '../../wire/launch.ts';
import { openedFor } from './draws.ts';
import { LobbyTabs } from './LobbyTabs.tsx';
import * as css from './Lottery.css.ts';
import { LotteryCard } from './LotteryCard.tsx';
import { LotteryRow } from './LotteryRow.tsx';
import { LotteryStage } from './LotteryStage.tsx';
import { LotteryVendors } from './LotteryVendors.tsx';
import { lotteryTarget } from './lotteryTarget.ts';
import { OpenedNumbers } from './OpenedNumbers.tsx';

export interface LotteryLobbyProps {
  readonly type: LotteryAccountType;
  readonly isMember: boolean;
}

export function LotteryLobby(props: LotteryLobbyProps) {
  return (
    <WithWords areas={['lottery']}>
      <Lobby {...props} />
    </WithWords>
  );
}

/** Delay after a draw until its numbers are available, in milliseconds. */
const afterDrawMs = 3_000;

function Lobby({ type, isMember }: LotteryLobbyProps) {
  const t = useText();
  const { ornament } = useBrand();
  const cache = useQueryClient();
  const { games, menu, isLoading, isError, isForMembers, refetch } = useLotteries(type, isMember);
  const { openModal } = useOverlays();
  const opened = useQuery(playQueries.openedNumbers(isMember));
  const popular = useQuery(queries.popular());
  const recent = useQuery({ ...playQueries.recentLotteries(), enabled: isMember });
  const unknown = useAskedLottery(type, menu);
  const ids = games.map(({ game }) => game.gameId);
  const { own, latest } = openedFor(opened.data ?? [], ids);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Many lotteries close at the same time: one refetch serves all of them.
  const renew = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void refetch();
      void cache.invalidateQueries({ queryKey: playQueries.openedNumbers(isMember).queryKey });
    }, afterDrawMs);
  };

  return (
    <>
      <LotteryStage type={type} games={games} latest={latest} onClosed={renew} />
      <LobbyTabs current={type} />
      {unknown === null ? null : <UnknownCode code={unknown} />}
      {isLoading ? <Waiting /> : null}
      {isForMembers ? (
        <EmptyState
          icon="user-circle"
          title={t('lottery.members.title')}
          text={t('lottery.members.text')}
          action={<Button onClick={() => openModal('loginPopupModal')}>{t('lottery.members.action')}</Button>}
        />
      ) : isError ? (
        <LoadFailed level={2} title={t('lottery.failed.title')} text={t('lottery.failed.text')} onRetry={refetch} />
      ) : null}
      {menu !== undefined && games.length === 0 ? (
        <EmptyState icon="ticket" title={t('lottery.empty.title')} text={t('lottery.empty.text')} />
      ) : null}
      {games.length === 0 ? null : (
        <div className={css.columns}>
          <div className={css.column}>
            <section aria-labelledby="lottery-games">
              <SectionHeading id="lottery-games" title={t('lottery.games')} ornament={ornament} />
              <ul className={css.grid}>
                {games.map((entry) => (
                  <li key={entry.game.gameId}>
                    <LotteryCard entry={entry} lobby={type} last={latest.get(entry.game.gameId)} onClosed={renew} />
                  </li>
                ))}
              </ul>
            </section>
            <LotteryVendors lobby={type} games={games} />
            {/* Together and last, so that nothing moves when they arrive. */}
            {isMember && recent.isPending ? null : (
              <>
                <LotteryRow title={t('lottery.recent')} cards={recent.data ?? []} lobby={type} known={ids} />
                <LotteryRow title={t('lottery.popular')} cards={popular.data ?? []} lobby={type} known={ids} />
              </>
            )}
          </div>
          <OpenedNumbers draws={own} games={games} state={opened} isMember={isMember} />
        </div>
      )}
    </>
  );
}

function Waiting() {
  const t = useText();
  return (
    <div className={css.grid} aria-busy="true">
      <VisuallyHidden>{t('lottery.loading')}</VisuallyHidden>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <span key={card} className={css.placeholder}>
          <Skeleton />
        </span>
      ))}
    </div>
  );
}

/** The lotteries of one lobby, with their draws. */
function useLotteries(type: LotteryAccountType, isMember: boolean) {
  const { data, isError, error, refetch } = useQuery(playQueries.lotteries(type, isMember));
  const menu = data?.find(({ accountTypeName }) => accountTypeName === type);
  return {
    menu,
    games: menu?.games ?? none,
    isLoading: data === undefined && !isError,
    isError: data === undefined && isError,
    isForMembers: !isMember && isError && failureCodeOf(error) === 'AUTH_REQUIRED',
    refetch,
  };
}

const none: readonly LotteryGame[] = [];

/**
 * Launches the game of `?gameCode=` with the bet type of `?playType=`, once: the query is removed first, so that back
 * navigation from the game ends in the lobby. Reports a code without a lottery.
 */
function useAskedLottery(type: LotteryAccountType, menu: LotteryMenu | undefined): string | null {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const launcher = useLaunch();
  const opened = useRef<string | null>(null);
  const code = hydrated ? params.get('gameCode') : null;
  const playType = hydrated ? params.get('playType') : null;
  const game = code === null ? undefined : menu?.games.find((entry) => entry.game.gameId === code)?.game;

  useEffect(() => {
    if (game === undefined || launcher === null || opened.current === game.gameId) return;
    opened.current = game.gameId;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('gameCode');
        next.delete('playType');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
    launcher.launch(lotteryTarget(game, type, playType));
  }, [game, launcher, playType, type, setParams]);

  return code !== null && menu !== undefined && game === undefined ? code : null;
}

function UnknownCode({ code }: { readonly code: string }) {
  const t = useText();
  return <Alert tone="warning">{t('lottery.unknown', { code: code.slice(0, 64) })}</Alert>;
}
