/** Message between the tabs of one session. It carries a digest of the token, never the token. */
interface LogoutMessage {
  readonly kind: 'logout';
  readonly session: string;
}

const channelName = 'session';

/** Notifies the other tabs of this session of its logout. Call it before the token is removed. */
export async function broadcastLogout(token: string): Promise<void> {
  if (!canBroadcast()) return;
  const message: LogoutMessage = { kind: 'logout', session: await digest(token) };
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/** Subscribes to logouts of this session in other tabs. Returns the unsubscribe function. */
export function onLogoutElsewhere(token: () => string | null, listener: () => void): () => void {
  if (!canBroadcast()) return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<Partial<LogoutMessage> | null>) => {
    const own = token();
    if (data?.kind !== 'logout' || own === null) return;
    void digest(own).then((session) => {
      if (session === data.session) listener();
    });
  });
  return () => channel.close();
}

const canBroadcast = () => typeof BroadcastChannel !== 'undefined' && globalThis.crypto?.subtle !== undefined;

async function digest(token: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`session ${token}`)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
