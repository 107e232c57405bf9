import type { SeamlessLimit } from '../../wire/seamless.ts';
import type { FrameEvents, FramePlayed, FrameProof, FrameRound, FrameSeeds, FrameState } from '../wire.ts';
import { boot } from './boot.ts';

/** A failed call; `code` selects the message. */
export class Refused extends Error {
  readonly code: string;
  /** The player's limit that the stake exceeds. */
  readonly limit: SeamlessLimit | null;

  constructor(code: string, limit: SeamlessLimit | null = null) {
    super(code);
    this.code = code;
    this.limit = limit;
  }
}

const timeoutMs = 15_000;

async function call<Value>(path: string, body?: unknown): Promise<Value> {
  const answer = await fetch(`/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${boot.session}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new Refused('offline');
  });
  const value: unknown = await answer.json().catch(() => ({ code: 'SYSTEM' }));
  if (!answer.ok) {
    const { code = 'SYSTEM', limit = null } = value as { readonly code?: string; readonly limit?: SeamlessLimit };
    throw new Refused(code, limit);
  }
  return value as Value;
}

/** Retries twice after network failures; safe because orders carry an idempotency key. @throws Refused */
async function persist<Value>(path: string, body: unknown): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await call<Value>(path, body);
    } catch (error) {
      if (tries >= 2 || !(error instanceof Refused) || error.code !== 'offline') throw error;
      await new Promise((resolve) => setTimeout(resolve, 600 * (tries + 1)));
    }
  }
}

/** New idempotency key of a round; a retry sends the same one. */
export const newKey = () => crypto.randomUUID();

export interface BetOrder {
  readonly key: string;
  readonly stake: string;
  readonly number: number;
  readonly play: string;
  readonly pick: string;
  /** Odds in hundredths that the player is shown, where they differ by event. */
  readonly odds?: number;
  readonly orHigher?: boolean;
}

export const client = {
  state: () => call<FrameState>('state'),
  balance: () => call<{ balance: string }>('balance'),
  async play(stake: string, pick: string) {
    const { rounds, balance } = await persist<FramePlayed>('play', { key: newKey(), stake, pick });
    const [round] = rounds;
    if (round === undefined) throw new Refused('SYSTEM');
    return { round, balance };
  },
  bets: (bets: readonly BetOrder[]) => persist<FramePlayed>('bets', { bets }),
  events: () => call<FrameEvents>('events'),
  history: (before?: number) =>
    call<{ rounds: readonly FrameRound[] }>(`history${before === undefined ? '' : `?before=${before}`}`),
  proof: (round: string) => call<FrameProof>(`proof?round=${round}`),
  changeSeed: (clientSeed: string) => call<FrameSeeds>('seeds', { clientSeed }),
  seen: (rounds: readonly string[]) => call<unknown>('seen', { rounds }),
};
