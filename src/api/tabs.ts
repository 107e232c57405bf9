import { answerChannel, type HandedValues, handedKeys, noncePattern, sessionChannel } from '../domain/sessionHandover.ts';
import { sessionValues } from './session.ts';

/** Message to all tabs of the site. Sessions are named by a digest of the token, never by the token. */
type TabMessage =
  /** A new tab asks for a session; the inline script of the page sends it. */
  | { readonly kind: 'ask'; readonly nonce: string }
  /** The session has ended. */
  | { readonly kind: 'end'; readonly session: string }
  /** A user has signed in. */
  | { readonly kind: 'open'; readonly session: string };

export interface TabListener {
  /** Token of the session of this tab. */
  readonly token: () => string | null;
  /** Whether the session may be handed over: confirmed by the server, and not limited to a password change. */
  readonly mayHandOver: () => boolean;
  /** The session of this tab was ended in another one. */
  readonly onEnd: () => void;
  /** Another session was opened in another tab. */
  readonly onReplaced: () => void;
}

/** Notifies the other tabs of this session of its end. Call it before the token is removed. */
export const broadcastEnd = (token: string): Promise<void> => broadcast('end', token);

/** Notifies the other tabs of a sign-in, which replaces the sessions of the browser. */
export const broadcastOpen = (token: string): Promise<void> => broadcast('open', token);

/** Answers new tabs and reports what happens to the session in other tabs. Returns the unsubscribe function. */
export function joinTabs(listener: TabListener): () => void {
  if (!canBroadcast()) return () => {};
  const channel = new BroadcastChannel(sessionChannel);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => void receive(data, listener));
  return () => channel.close();
}

async function receive(data: unknown, { token, mayHandOver, onEnd, onReplaced }: TabListener): Promise<void> {
  const message = (data ?? {}) as Partial<Record<keyof TabMessage | 'nonce' | 'session', unknown>>;
  const own = token();
  if (own === null) return;
  if (message.kind === 'ask' && typeof message.nonce === 'string' && noncePattern.test(message.nonce) && mayHandOver()) {
    post(answerChannel(message.nonce), handedValues(own));
  }
  if ((message.kind !== 'end' && message.kind !== 'open') || typeof message.session !== 'string') return;
  const isOwn = message.session === (await digest(own));
  if (token() !== own) return;
  if (message.kind === 'end' && isOwn) onEnd();
  if (message.kind === 'open' && !isOwn) onReplaced();
}

const handedValues = (token: string): HandedValues => ({
  ...(Object.fromEntries(handedKeys.map((key) => [key, String(sessionValues.read(key) ?? '')])) as HandedValues),
  token,
});

async function broadcast(kind: 'end' | 'open', token: string): Promise<void> {
  if (canBroadcast()) post(sessionChannel, { kind, session: await digest(token) });
}

function post(name: string, message: TabMessage | HandedValues): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(message);
  channel.close();
}

const canBroadcast = () => typeof BroadcastChannel !== 'undefined' && globalThis.crypto?.subtle !== undefined;

async function digest(token: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`session ${token}`)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
