import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { gameAddress, parseLaunchTarget } from '../../domain/launchTarget.ts';
import { WithWords } from '../../i18n/index.ts';
import { useLaunchStore, useLaunchView } from '../../runtime/launch/index.ts';
import { FrameBar } from './FrameBar.tsx';
import { FrameNotice } from './FrameNotice.tsx';
import { GameFrame } from './GameFrame.tsx';
import * as css from './GameScreen.css.ts';

/** The page of a game: a bar and the frame, or the reason why it cannot open. */
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

  // A launch that leads here is already in flight; after a reload or from a link the game of the URL is launched.
  useEffect(() => {
    const target = parseLaunchTarget(search);
    const running = store.view();
    if (target === null && running === null) void navigate('/index', { replace: true });
    else if (target !== null && (running === null || gameAddress(running.target) !== gameAddress(target))) store.launch(target);
  }, [store, search, navigate]);
  useEffect(() => () => store.send({ type: 'page.left' }), [store]);

  return (
    <div className={css.screen}>
      <FrameBar view={view} onSend={store.send} />
      <div className={css.stage}>
        {view !== null && view.frame !== null ? <GameFrame key={view.frame} address={view.frame} onSend={store.send} /> : null}
        {view !== null && view.frame === null ? <FrameNotice view={view} onSend={store.send} /> : null}
      </div>
    </div>
  );
}
