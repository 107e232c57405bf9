import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { importWithRetry } from '../../../api/importWithRetry.ts';
import { useText } from '../../../i18n/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useHydrated } from '../../../runtime/page/index.ts';
import type { CentreGateProps } from './CentreGate.tsx';

/**
 * The centre of members or of agents over the current page, while the address has the parameter `member` or `agent`; the chat room with
 * `chat`. Their code loads when it first opens.
 */
export function MemberCentre(props: CentreGateProps) {
  const t = useText();
  const { search, key } = useLocation();
  const { showToast } = useOverlays();
  const [code, setCode] = useState<{ readonly Gate: ComponentType<CentreGateProps> } | null>(null);
  const isWanted = useHydrated() && /[?&](?:member|agent|chat)=/.test(search);
  const load = useEffectEvent((_address: string) => {
    if (code !== null) return;
    importWithRetry(() => import('./CentreGate.tsx')).then(
      ({ CentreGate: Gate }) => setCode({ Gate }),
      () => showToast({ tone: 'danger', title: t('failure.CHUNK') }),
    );
  });
  // Another press on the link repeats a load that failed.
  useEffect(() => {
    if (isWanted) load(key);
  }, [key, isWanted]);
  return isWanted && code !== null ? <code.Gate {...props} /> : null;
}
