import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { importWithRetry } from '../../api/importWithRetry.ts';
import { gameState } from '../../api/session.ts';
import { memberGate } from '../../domain/accountType.ts';
import { categoryPaths } from '../../domain/category.ts';
import { gameAddress, parseLaunchTarget } from '../../domain/launchTarget.ts';
import { type TextKey, useText, WithWords } from '../../i18n/index.ts';
import { type LaunchStore, type LaunchView, useLaunchStore, useLaunchView } from '../../runtime/launch/index.ts';
import { useMemberLink } from '../../runtime/navigation/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import { FrameBar, switchFullScreen } from './FrameBar.tsx';
import { GameFrame } from './GameFrame.tsx';
import * as css from './GameScreen.css.ts';

const RealityCheck = lazy(() => importWithRetry(() => import('./RealityCheck.tsx')));

/** The page of a game: the frame, or the reason why it cannot open, below the only bar of the page. */
export function GameScreen() {
  return (
    <WithWords areas={['launch', 'play']}>
      <Screen />
    </WithWords>
  );
}

function Screen() {
  const store = useLaunchStore();
  const view = useLaunchView();
  const { search } = useLocation();
  const navigate = useNavigate();
  const hrefOf = useMemberLink();
  const screen = useRef<HTMLDivElement>(null);
  const { isLoggedIn, isAgent } = useSessionView();
  const isOfMember = view?.frame != null && memberGate({ hasToken: isLoggedIn, isAgent }) === 'open';

  // A launch that leads here is already in flight; after a reload or from a link the game of the URL is launched.
  useEffect(() => {
    const target = parseLaunchTarget(search);
    const running = store.view();
    if (target === null && running === null) void navigate(pageWithoutGame(), { replace: true });
    else if (target !== null && (running === null || gameAddress(running.target) !== gameAddress(target))) store.launch(target);
  }, [store, search, navigate]);
  useEffect(() => () => store.send({ type: 'page.left' }), [store]);

  return (
    <div ref={screen} className={css.screen}>
      <div className={css.stage}>
        {view !== null && view.frame !== null ? (
          <GameFrame
            key={view.frame}
            address={view.frame}
            onSend={store.send}
            onFullScreen={() => switchFullScreen(screen.current)}
            onLimits={() => (hrefOf === null ? undefined : void navigate(hrefOf('securityCenter', { tab: 'limits' })))}
          />
        ) : null}
        {view !== null && view.frame === null ? <FrameNotice view={view} onSend={store.send} /> : null}
      </div>
      <FrameBar view={view} screen={screen} onSend={store.send} />
      {isOfMember ? (
        <Suspense fallback={null}>
          <RealityCheck onLeave={() => store.send({ type: 'launch.leave' })} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Target of a URL without a game: the lobby of the game launched last, or home if none was. */
function pageWithoutGame(): string {
  const { launchAddress, currentGameType } = gameState.read();
  return launchAddress === null ? '/index' : categoryPaths[currentGameType];
}

interface FrameNoticeProps {
  readonly view: LaunchView;
  readonly onSend: LaunchStore['send'];
}

/** Shown instead of the frame: the reason, and the possible actions. */
function FrameNotice({ view, onSend }: FrameNoticeProps) {
  const t = useText();
  const notice = noticeOf(view);
  if (notice === null) return <Spinner size={24} />;
  const { key, icon, retry } = notice;
  return (
    <div className={css.notice} role={view.state === 'failed' ? 'alert' : undefined}>
      <EmptyState
        icon={icon}
        title={t(`${key}.title` as TextKey)}
        text={t(`${key}.text` as TextKey)}
        action={
          <div className={css.actions}>
            <Button tone="secondary" onClick={() => onSend({ type: 'launch.leave' })}>
              {t('common.back')}
            </Button>
            {retry === null ? null : <Button onClick={() => onSend({ type: 'launch.retry' })}>{t(retry)}</Button>}
          </div>
        }
      />
    </div>
  );
}

interface Notice {
  readonly key: string;
  readonly icon: 'user-circle' | 'warning' | 'wifi-slash' | 'game-controller' | 'clock-counter-clockwise';
  readonly retry: TextKey | null;
}

function noticeOf({ state, fault }: LaunchView): Notice | null {
  if (state === 'waiting') return { key: 'play.login', icon: 'user-circle', retry: 'session.login' };
  if (state === 'warned') return { key: 'play.trueAccount', icon: 'warning', retry: null };
  if (state !== 'failed' || fault === null) return null;
  const icon =
    fault === 'offline'
      ? 'wifi-slash'
      : fault === 'session' || fault === 'ticket'
        ? 'clock-counter-clockwise'
        : 'game-controller';
  return { key: `play.fault.${fault}`, icon, retry: fault === 'session' ? 'session.login' : 'common.retry' };
}
