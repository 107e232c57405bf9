/** What tabs of one session tell each other. The token itself never travels: only what is derived from it. */
interface Farewell {
  readonly kind: 'logout';
  readonly session: string;
}

const channelName = 'session';

/** Tells other tabs of this session that it is over. Say it before the token is forgotten. */
export async function tellLogout(token: string): Promise<void> {
  if (!canTell()) return;
  const farewell: Farewell = { kind: 'logout', session: await digest(token) };
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(farewell);
  channel.close();
}

/** Hears of a logout of this session elsewhere. Returns the way to stop. */
export function onLogoutElsewhere(token: () => string | null, listener: () => void): () => void {
  if (!canTell()) return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<Partial<Farewell> | null>) => {
    const own = token();
    if (data?.kind !== 'logout' || own === null) return;
    void digest(own).then((session) => {
      if (session === data.session) listener();
    });
  });
  return () => channel.close();
}

const canTell = () => typeof BroadcastChannel !== 'undefined' && globalThis.crypto?.subtle !== undefined;

async function digest(token: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`session ${token}`)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
