import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { importWithRetry } from '../../../api/importWithRetry.ts';
import { memberGate } from '../../../domain/accountType.ts';
import { useText } from '../../../i18n/index.ts';
import { withoutMember } from '../../../runtime/navigation/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useSession, useSessionView } from '../../../runtime/session/index.ts';
import type { OpenedCentreProps } from './OpenedCentre.tsx';

export interface CentreGateProps {
  /** The member's balance, for the menu of the panel. */
  readonly balance: ReactNode;
}

/**
 * Decides who may open the centre: a guest gets the login popup, and the centre after the login; a trial account gets the
 * real-account warning [GATE-06]. The code of the panel loads when it first opens.
 */
export function CentreGate({ balance }: CentreGateProps) {
  const { search, key } = useLocation();
  const close = useClose(search);
  const isAllowed = useGate(key, close);
  const [code, setCode] = useState<{ readonly Opened: ComponentType<OpenedCentreProps> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  if (!isAllowed) return null;
  if (code !== null) return <code.Opened balance={balance} onClose={close} />;
  return (
    <CodeLoader
      key={attempt}
      onLoad={(Opened) => setCode({ Opened })}
      onRetry={() => setAttempt(attempt + 1)}
      onClose={close}
    />
  );
}

function useClose(search: string): () => void {
  const navigate = useNavigate();
  return () => void navigate({ search: withoutMember(search) }, { replace: true });
}

/** Whether the account may open the centre; if not, opens what it requires, once per opened address. */
function useGate(key: string, close: () => void): boolean {
  const session = useSession();
  const { isLoggedIn, isAgent, isForced } = useSessionView();
  const gate = memberGate({ hasToken: isLoggedIn, isAgent });
  // A session that ends leaves the address as it is: the next login continues there.
  const answered = useRef<string | null>(null);
  const refuse = useEffectEvent(() => {
    session.guard(() => undefined);
    if (gate === 'trueAccount') close();
  });
  useEffect(() => {
    if (isForced) return;
    const before = answered.current;
    answered.current = key;
    if (gate !== 'open' && before !== key) refuse();
  }, [isForced, gate, key]);
  return gate === 'open';
}

interface CodeLoaderProps {
  readonly onLoad: (Opened: ComponentType<OpenedCentreProps>) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Loads the code of the panel behind the loader; a failure offers a retry. */
function CodeLoader({ onLoad, onRetry, onClose }: CodeLoaderProps) {
  const t = useText();
  const { showDialog, showLoader } = useOverlays();
  const cover = useEffectEvent(() => showLoader(t('common.loading')));
  const finish = useEffectEvent(onLoad);
  const fail = useEffectEvent(() =>
    showDialog({
      title: t('failure.NETWORK'),
      buttons: [
        { label: t('common.close'), tone: 'secondary', onPress: onClose },
        { label: t('common.retry'), onPress: onRetry },
      ],
    }),
  );
  useEffect(() => {
    let left = false;
    const uncover = cover();
    importWithRetry(() => import('./OpenedCentre.tsx')).then(
      ({ OpenedCentre }) => (left ? undefined : finish(OpenedCentre)),
      () => {
        uncover();
        if (!left) fail();
      },
    );
    return () => {
      left = true;
      uncover();
    };
  }, []);
  return null;
}
