/** What a game may say to the page around it. */
export type FrameMessage = { readonly type: 'ready' | 'balance' | 'close' } | { readonly type: 'error'; readonly code: string };

interface Expected {
  readonly origin: string;
  readonly source: MessageEventSource | null;
}

/** Reads a message; null for one of another window or origin, and for anything the contract does not know. */
export function frameMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  expected: Expected,
): FrameMessage | null {
  if (source === null || source !== expected.source || origin !== expected.origin) return null;
  if (typeof data !== 'object' || data === null) return null;
  const { type, code } = data as { readonly type?: unknown; readonly code?: unknown };
  if (type === 'ready' || type === 'balance' || type === 'close') return { type };
  return type === 'error' ? { type, code: typeof code === 'string' ? code.slice(0, 64) : '' } : null;
}
