import { type KeyboardEvent, type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { gameState } from '../../api/session.ts';
import { listedName } from '../../domain/gameState.ts';
import { useText } from '../../i18n/index.ts';
import type { LaunchStore, LaunchView } from '../../runtime/launch/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { Balance } from './Balance.tsx';
import * as css from './FrameBar.css.ts';

export interface FrameBarProps {
  readonly view: LaunchView | null;
  /** The element that the full-screen button enlarges. */
  readonly screen: RefObject<HTMLElement | null>;
  readonly onSend: LaunchStore['send'];
}

/** The bar above a game: name, time played, balance, full screen, and the way back, which comes last for the keyboard. */
export function FrameBar({ view, screen, onSend }: FrameBarProps) {
  const t = useText();
  const { isLoggedIn } = useSessionView();
  const frame = view?.frame ?? null;
  const listed = listedName(gameState.read(), view?.target.gameId ?? null);
  return (
    <header className={css.bar}>
      <div className={css.title}>
        <h1 className={css.name}>{view?.gameName ?? listed ?? t('play.title')}</h1>
        <p className={css.facts}>
          {view?.demo === true ? <Badge kind="accent">{t('play.demo')}</Badge> : null}
          {frame === null ? null : <PlayTime key={frame} />}
        </p>
      </div>
      {isLoggedIn ? <Balance place="game" /> : null}
      <div className={css.tools}>
        <span className={css.reload}>
          <IconButton
            tone="inherit"
            label={t('play.reload')}
            icon={<Icon name="arrow-clockwise" size={20} />}
            disabled={frame === null}
            onClick={() => onSend({ type: 'launch.retry' })}
          />
        </span>
        <FullScreenButton screen={screen} />
      </div>
      <div className={css.back}>
        <IconButton
          tone="inherit"
          label={t('play.back')}
          icon={<Icon name="arrow-left" size={20} />}
          disabled={view === null}
          onKeyDown={ignoreSpace}
          onKeyUp={ignoreSpace}
          onClick={() => onSend({ type: 'launch.leave' })}
        />
      </div>
    </header>
  );
}

/** Space spins and fires in games, so it must not leave one. */
const ignoreSpace = (event: KeyboardEvent) => {
  if (event.key === ' ') event.preventDefault();
};

/** Time since the game opened. */
function PlayTime() {
  const t = useText();
  const [began] = useState(Date.now);
  const [passedMs, setPassedMs] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPassedMs(Date.now() - began), 1000);
    return () => clearInterval(timer);
  }, [began]);
  return (
    <span className={css.time} role="timer" aria-label={t('play.time')}>
      {elapsedText(passedMs)}
    </span>
  );
}

/** A duration as `mm:ss`, from an hour on as `h:mm:ss`. */
function elapsedText(durationMs: number): string {
  const seconds = Math.max(0, Math.floor(durationMs / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  const short = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${short}` : short;
}

/** Absent where the browser has no full screen for elements, as on iPhones. */
function FullScreenButton({ screen }: Pick<FrameBarProps, 'screen'>) {
  const t = useText();
  const isFull = useSyncExternalStore(onFullScreenChange, isFullScreen, () => false);
  const isOffered = useSyncExternalStore(onFullScreenChange, offersFullScreen, () => false);
  if (!isOffered) return null;
  return (
    <IconButton
      tone="inherit"
      label={t(isFull ? 'play.fullScreen.leave' : 'play.fullScreen.enter')}
      icon={<Icon name={isFull ? 'corners-in' : 'corners-out'} size={20} />}
      onClick={() => switchFullScreen(screen.current)}
    />
  );
}

/** Shows an element in full screen, or leaves it. A refusal, for example by a policy of an embedding page, changes nothing; phones of Apple have no full screen. */
export function switchFullScreen(element: HTMLElement | null): void {
  const change = isFullScreen() ? document.exitFullscreen?.() : element?.requestFullscreen?.();
  void change?.catch(() => undefined);
}

const onFullScreenChange = (notify: () => void) => {
  document.addEventListener('fullscreenchange', notify);
  return () => document.removeEventListener('fullscreenchange', notify);
};
const isFullScreen = () => document.fullscreenElement !== null;
const offersFullScreen = () => document.fullscreenEnabled;
