import type { PushDevice } from '../../../wire/push.ts';

/** Acts of a browser that shows notices. */
export interface PushBrowser {
  /** The subscription of this account; null without one. */
  readonly kept: () => Promise<PushDevice | null>;
  /** Asks the person, if the browser has not yet. Null for a no. */
  readonly subscribe: (key: string) => Promise<PushDevice | null>;
  /** Ends the subscription. */
  readonly end: () => Promise<void>;
}

/** Account whose notices this browser shows. */
const slot = 'pushAccount';

/**
 * Null for a browser that shows no notices; waits for the site's worker, which is registered when the page is idle.
 *
 * @param account Name of the account: the subscription of another one on the same browser does not count.
 */
export async function pushBrowser(account: string): Promise<PushBrowser | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return null;
  if (!('requestPermission' in Notification)) return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  return {
    async kept() {
      const subscription = await pushManager.getSubscription();
      return subscription === null || remembered() !== account ? null : deviceOf(subscription);
    },
    async subscribe(key) {
      if ((await Notification.requestPermission()) !== 'granted') return null;
      const given = { userVisibleOnly: true, applicationServerKey: key };
      // One that was made with the key of another installation.
      const subscription = await pushManager.subscribe(given).catch(async () => {
        await (await pushManager.getSubscription())?.unsubscribe();
        return pushManager.subscribe(given);
      });
      remember(account);
      return deviceOf(subscription);
    },
    async end() {
      await (await pushManager.getSubscription())?.unsubscribe();
      remember(null);
    },
  };
}

function deviceOf(subscription: PushSubscription): PushDevice {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

function remembered(): string | null {
  try {
    return localStorage.getItem(slot);
  } catch {
    return null;
  }
}

function remember(account: string | null): void {
  try {
    if (account === null) localStorage.removeItem(slot);
    else localStorage.setItem(slot, account);
  } catch {
    // Shown as off next time; the server keeps one row for the browser.
  }
}
