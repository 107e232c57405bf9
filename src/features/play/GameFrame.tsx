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
}

/** Keys go to the game as soon as it is ready, unless a dialog is open. */
const mayTakeFocus = () => document.activeElement?.closest('[role="dialog"], [role="alertdialog"], dialog') == null;

/** The vendor's page in a sandboxed frame; messages are accepted only from its origin. */
export function GameFrame({ address, onSend }: GameFrameProps) {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const { origin } = new URL(address);

  const sendMode = useEffectEvent(() =>
    frame.current?.contentWindow?.postMessage({ type: 'mode', mode: currentMode() }, origin),
  );
  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = frameMessage(event, { origin, source: frame.current?.contentWindow ?? null });
    if (message === null) return;
    if (message.type === 'error') onSend({ type: 'frame.error', code: message.code });
    else onSend({ type: `frame.${message.type}` });
    if (message.type === 'ready') {
      sendMode();
      if (mayTakeFocus()) frame.current?.focus();
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
