import { apiOrigin } from '../../api/apiOrigin.ts';
import { call } from '../../api/call.ts';
import { reportCallEnd } from '../../api/callEnds.ts';
import { sessionValues } from '../../api/session.ts';
import { calls } from '../../wire/calls.ts';
import type { LiveEvent, LiveState } from '../../wire/live.ts';

/** Longest wait for the first event of a stream: a proxy that buffers answers never passes it on. */
const firstEventTimeoutMs = 10_000;
/** More than two heartbeats of the server. */
const silenceTimeoutMs = 45_000;
const firstDelayMs = 1_000;
/** Longest time between two polls while no stream opens. */
const maxDelayMs = 15_000;

/**
 * Receives the events of the account until it is aborted. Where a stream breaks, the state is polled, each time before another
 * stream is tried; neither keeps the session alive.
 * @param known State as of the last event, by which a poll recognises a change.
 */
export async function receiveEvents(
  onEvent: (event: LiveEvent) => void,
  known: () => LiveState | null,
  signal: AbortSignal,
): Promise<void> {
  let delayMs = firstDelayMs;
  while (!signal.aborted) {
    const received = await receiveStream(onEvent, signal).catch(() => 0);
    delayMs = received > 0 ? firstDelayMs : Math.min(2 * delayMs, maxDelayMs);
    if (signal.aborted) return;
    const state = await call('liveState', { signal }).catch(() => null);
    if (state !== null && JSON.stringify(state) !== JSON.stringify(known())) onEvent({ topic: 'state', ...state });
    await delay(delayMs, signal);
  }
}

/**
 * Receives one stream until it ends. Not an `EventSource`, which sends no header, and so no token.
 * @returns the number of events.
 */
async function receiveStream(onEvent: (event: LiveEvent) => void, signal: AbortSignal): Promise<number> {
  const token = sessionValues.read('token') ?? '';
  const silence = new AbortController();
  let timeout = setTimeout(() => silence.abort(), firstEventTimeoutMs);
  const { path, method } = calls.liveStream;
  let received = 0;
  try {
    const answer = await fetch(`${apiOrigin()}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (answer.status === 401) reportCallEnd({ name: 'liveStream', token, code: 'AUTH_REQUIRED' });
    if (!answer.ok || answer.body === null) return 0;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timeout);
      timeout = setTimeout(() => silence.abort(), silenceTimeoutMs);
      const blocks = (text + part.value).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks.filter((each) => each.startsWith(dataField))) {
        received += 1;
        onEvent(JSON.parse(block.slice(dataField.length)) as LiveEvent);
      }
    }
    return received;
  } finally {
    clearTimeout(timeout);
  }
}

const dataField = 'data: ';

const delay = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
