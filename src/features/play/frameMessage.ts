/** Messages that a game may send to the page. */
export type FrameMessage =
  | { readonly type: 'ready' | 'balance' | 'close' | 'fullScreen' | 'limits' }
  | { readonly type: 'error'; readonly code: string };

interface Expected {
  readonly origin: string;
  readonly source: MessageEventSource | null;
}

/** Parses a message; null if it is from another window or origin, or not part of the contract. */
export function frameMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  expected: Expected,
): FrameMessage | null {
  if (source === null || source !== expected.source || origin !== expected.origin) return null;
  if (typeof data !== 'object' || data === null) return null;
  const { type, code } = data as { readonly type?: unknown; readonly code?: unknown };
  if (type === 'ready' || type === 'balance' || type === 'close' || type === 'fullScreen' || type === 'limits') return { type };
  return type === 'error' ? { type, code: typeof code === 'string' ? code.slice(0, 64) : '' } : null;
}
