import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { importWithRetry } from '../../../api/importWithRetry.ts';
import { agentAccountTypes, memberGate } from '../../../domain/accountType.ts';
import { useText } from '../../../i18n/index.ts';
import { useFlag } from '../../../runtime/brand/index.ts';
import { type CentreKind, readCentre, withoutCentre, withoutChat } from '../../../runtime/navigation/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useSession, useSessionView } from '../../../runtime/session/index.ts';
import type { OpenedCentreProps } from './OpenedCentre.tsx';

type Opened = ComponentType<OpenedCentreProps>;
type OpenedChat = ComponentType<{ readonly onClose: () => void }>;

export interface CentreGateProps {
  /** The balance of the account, for the menu of the panel. */
  readonly balance: ReactNode;
  /** Loads the centre of agents. */
  readonly openAgentCentre: () => Promise<{ readonly OpenedAgentCentre: Opened }>;
  /** Loads the chat room. */
  readonly openChat: () => Promise<{ readonly OpenedChat: OpenedChat }>;
}

/** Panels that the address opens over the page: a centre, the chat room, or both. */
export function CentreGate(props: CentreGateProps) {
  const query = new URLSearchParams(useLocation().search);
  return (
    <>
      {query.has('member') || query.has('agent') ? <Centre {...props} /> : null}
      {query.has('chat') ? <ChatRoom openChat={props.openChat} /> : null}
    </>
  );
}

/** The chat room, which guests open too. */
function ChatRoom({ openChat }: Pick<CentreGateProps, 'openChat'>) {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { showToast } = useOverlays();
  const [code, setCode] = useState<{ readonly OpenedChat: OpenedChat } | null>(null);
  const close = () => void navigate({ search: withoutChat(search) }, { replace: true });
  const start = useEffectEvent(() => {
    openChat().then(setCode, () => {
      showToast({ tone: 'danger', title: t('failure.CHUNK') });
      close();
    });
  });
  useEffect(() => start(), []);
  return code === null ? null : <code.OpenedChat onClose={close} />;
}

/**
 * Decides who may open a centre: a guest gets the login popup, and the centre after the login; a trial account gets the real-account
 * warning [GATE-06]. The centre of agents opens for their types only [GATE-05]; a member gets a warning [GATE-07]. The code of a panel
 * loads when it first opens.
 */
function Centre({ balance, openAgentCentre }: CentreGateProps) {
  const { search, key } = useLocation();
  const kind = readCentre('member', search).key === null ? 'agent' : 'member';
  const close = useClose(search);
  const isAllowed = useGate(key, kind, close);
  const [code, setCode] = useState<Readonly<Partial<Record<CentreKind, Opened>>>>({});
  const [attempt, setAttempt] = useState(0);
  if (!isAllowed) return null;
  const Panel = code[kind];
  if (Panel !== undefined) return <Panel balance={balance} onClose={close} />;
  const load = () =>
    kind === 'agent'
      ? openAgentCentre().then(({ OpenedAgentCentre }) => OpenedAgentCentre)
      : importWithRetry(() => import('./OpenedCentre.tsx')).then(({ OpenedCentre }) => OpenedCentre);
  return (
    <CodeLoader
      key={`${kind} ${attempt}`}
      load={load}
      onLoad={(Loaded) => setCode((known) => ({ ...known, [kind]: Loaded }))}
      onRetry={() => setAttempt(attempt + 1)}
      onClose={close}
    />
  );
}

function useClose(search: string): () => void {
  const navigate = useNavigate();
  return () => void navigate({ search: withoutCentre(search) }, { replace: true });
}

/** Whether the account may open the centre; if not, opens what it requires, once per opened address. */
function useGate(key: string, kind: CentreKind, close: () => void): boolean {
  const session = useSession();
  const hasModule = useFlag('MEMBERCENTER');
  const { isLoggedIn, isAgent, isForced } = useSessionView();
  const gate = memberGate({ hasToken: isLoggedIn, isAgent });
  const isOff = kind === 'member' && !hasModule;
  const isOpen = gate === 'open' && !isOff && (kind === 'member' || agentAccountTypes.includes(isAgent));
  // A session that ends leaves the address as it is: the next login continues there.
  const answered = useRef<string | null>(null);
  const refuse = useEffectEvent(() => {
    if (!isOff) session.guard(() => undefined, true);
    if (isOff || gate !== 'login') close();
  });
  useEffect(() => {
    if (isForced) return;
    const before = answered.current;
    answered.current = key;
    if (!isOpen && before !== key) refuse();
  }, [isForced, isOpen, key]);
  return isOpen;
}

interface CodeLoaderProps {
  readonly load: () => Promise<Opened>;
  readonly onLoad: (Centre: Opened) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Loads the code of the panel behind the loader; a failure offers a retry. */
function CodeLoader({ load, onLoad, onRetry, onClose }: CodeLoaderProps) {
  const t = useText();
  const { showDialog, showLoader } = useOverlays();
  const cover = useEffectEvent(() => showLoader(t('common.loading')));
  const start = useEffectEvent(load);
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
    start().then(
      (Centre) => (left ? undefined : finish(Centre)),
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
