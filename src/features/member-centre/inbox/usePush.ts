import { useEffect, useState } from 'react';
import { inboxCalls, inboxQueries } from '../../../api/inbox.ts';
import { useText } from '../../../i18n/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useSessionView } from '../../../runtime/session/index.ts';
import { type PushBrowser, pushBrowser } from './pushBrowser.ts';

export interface PushState {
  readonly isOn: boolean;
  /** The browser was asked and refuses. */
  readonly isDenied: boolean;
  readonly change: (isOn: boolean) => void;
}

/** Notices of the inbox on this browser; null where the brand or the browser has none. */
export function usePush(): PushState | null {
  const t = useText();
  const { showToast } = useOverlays();
  const { account } = useSessionView();
  const [browser, setBrowser] = useState<PushBrowser | null>(null);
  const [isOn, setOn] = useState(false);
  const [isDenied, setDenied] = useState(false);
  const { data } = useQuery({ ...inboxQueries.pushKey(), enabled: browser !== null });
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const found = await pushBrowser(account);
      const kept = (await found?.kept()) ?? null;
      if (!isHere) return;
      setBrowser(found);
      if (kept === null) return;
      // Signing out has ended it on the server, and what is shown as on has to be on there.
      await inboxCalls.allowBrowser(kept);
      if (isHere) setOn(true);
    };
    // A browser that refuses even to say so has none.
    look().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [account]);
  if (browser === null || data === undefined) return null;

  const start = async () => {
    const device = await browser.subscribe(data.key);
    setDenied(device === null);
    if (device === null) return;
    await inboxCalls.allowBrowser(device);
    setOn(true);
  };
  const stop = async () => {
    const device = await browser.kept();
    setOn(false);
    if (device !== null) await inboxCalls.stopBrowser(device.endpoint);
    await browser.end();
  };
  return {
    isOn,
    isDenied,
    change: (next) => {
      (next ? start() : stop()).catch(() => showToast({ tone: 'danger', title: t('inbox.push.failed') }));
    },
  };
}
