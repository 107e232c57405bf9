import { useEffect, useEffectEvent, useRef } from 'react';
import { sandboxOf } from '../../domain/frameAddress.ts';
import { useText } from '../../i18n/index.ts';
import type { LaunchStore } from '../../runtime/launch/index.ts';
import { currentMode, onModeChange } from '../../theme/mode.ts';
import { frameMessage } from './frameMessage.ts';
import * as css from './GameScreen.css.ts';

export interface GameFrameProps {
  /** Already checked against the allow-list. */
  readonly address: string;
  readonly onSend: LaunchStore['send'];
  readonly onFullScreen: () => void;
  readonly onLimits: () => void;
}

/** Calls `act` as soon as no dialog is open, such as the one that shows that the game opens. Returns the function that cancels. */
function whenNoDialog(act: () => void): () => void {
  const look = () => {
    if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null) return;
    observer.disconnect();
    act();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

/** The vendor's page in a sandboxed frame; messages are accepted only from its origin. */
export function GameFrame({ address, onSend, onFullScreen, onLimits }: GameFrameProps) {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  /** Keys go to the game as soon as it is ready. */
  const cancelFocus = useRef<() => void>(() => undefined);
  const { origin } = new URL(address);

  const sendMode = useEffectEvent(() =>
    frame.current?.contentWindow?.postMessage({ type: 'mode', mode: currentMode() }, origin),
  );
  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = frameMessage(event, { origin, source: frame.current?.contentWindow ?? null });
    if (message === null) return;
    if (message.type === 'error') onSend({ type: 'frame.error', code: message.code });
    else if (message.type === 'fullScreen') onFullScreen();
    else if (message.type === 'limits') onLimits();
    else onSend({ type: `frame.${message.type}` });
    if (message.type === 'ready') {
      sendMode();
      cancelFocus.current();
      cancelFocus.current = whenNoDialog(() => frame.current?.focus());
    }
  });
  const refuse = useEffectEvent(({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) onSend({ type: 'frame.blocked' });
  });

  useEffect(() => {
    const stop = new AbortController();
    addEventListener('message', onMessage, { signal: stop.signal });
    document.addEventListener('securitypolicyviolation', refuse, { signal: stop.signal });
    const unsubscribe = onModeChange(() => sendMode());
    return () => {
      stop.abort();
      cancelFocus.current();
      unsubscribe();
    };
  }, []);

  return (
    <iframe
      ref={frame}
      className={css.frame}
      src={address}
      title={t('play.frame')}
      sandbox={sandboxOf(address, location.origin)}
      allow="fullscreen; autoplay"
      referrerPolicy="origin"
      onLoad={() => onSend({ type: 'frame.ready' })}
    />
  );
}
