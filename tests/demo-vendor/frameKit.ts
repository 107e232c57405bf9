import { vi } from 'vitest';
import type { EventGame } from '../../src/demo-vendor/catalogue/game.ts';
import { gameOf } from '../../src/demo-vendor/catalogue/index.ts';
import { lookOf } from '../../src/demo-vendor/look/lookOf.ts';
import type { FrameBoot, FrameEvent, FramePlayed, FrameRound, FrameState } from '../../src/demo-vendor/wire.ts';
import type { SeamlessLimit } from '../../src/wire/seamless.ts';

/** A bet as the frame sends it. */
export interface SentBet {
  readonly key: string;
  readonly stake: string;
  readonly number: number;
  readonly play: string;
  readonly pick: string;
}

const minuteMs = 60_000;

/** The page of a game in the browser of the test, with a vendor's API that the test scripts. One game per test file. */
export async function openFrame(
  id: string,
  { mode = 'dark', language = 'en' }: Partial<Pick<FrameBoot, 'language'>> & { readonly mode?: 'dark' | 'light' } = {},
) {
  const game = gameOf(id);
  if (game === null) throw new Error(`There is no ${id}.`);
  const realNow = Date.now;
  const began = realNow();
  let aheadMs = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + aheadMs);
  const vendor = {
    /** Bets that the frame has sent, in order. */
    sent: [] as SentBet[],
    /** Names of the calls so far. */
    asked: [] as string[],
    /** Number of the event that takes bets. */
    number: 100,
    decided: [] as FrameEvent[],
    rounds: [] as FrameRound[],
    balance: '5000000.0000',
    unseen: [] as FrameRound[],
    outcome: null as unknown,
    payout: '0.0000',
    /** Refusal that the next rounds get instead of being placed; `offline` is no answer. */
    refusal: null as { readonly code: string; readonly limit?: SeamlessLimit } | null,
    /** Milliseconds after the opening of the frame at which betting closes. */
    closesInMs: 10 * minuteMs,
    openedBeforeMs: minuteMs,
  };
  const event = (number: number, result: unknown = null): FrameEvent => ({
    number,
    opensAt: began - vendor.openedBeforeMs,
    startsAt: began - vendor.openedBeforeMs,
    closesAt: began + vendor.closesInMs,
    decidedAt: began + vendor.closesInMs + 1_000,
    commitment: '',
    result,
    serverSeed: null,
  });
  const round = (
    bet: Pick<SentBet, 'stake' | 'play' | 'pick'> & { readonly number: number | null },
    state: FrameRound['state'],
  ): FrameRound => ({
    id: crypto.randomUUID(),
    key: crypto.randomUUID(),
    state,
    game: id,
    stake: bet.stake,
    payout: state === 'open' ? null : vendor.payout,
    play: bet.play,
    pick: bet.pick,
    event: bet.number,
    outcome: vendor.outcome,
    at: Date.now(),
  });
  const answers: Readonly<Record<string, (body: never) => unknown>> = {
    state: (): FrameState => ({
      now: Date.now(),
      balance: vendor.balance,
      limits: { min: '1000', max: '5000000', steps: ['1000', '2000', '5000', '10000', '50000'], bets: 20 },
      seeds: { serial: 1, commitment: '', clientSeed: 'seed', nonce: 3 },
      unseen: vendor.unseen,
    }),
    balance: () => ({ balance: vendor.balance }),
    seen: () => ({}),
    events: () => ({
      now: Date.now(),
      balance: null,
      events: eventsOf(game as EventGame),
      decided: vendor.decided,
      rounds: vendor.rounds,
    }),
    bets: ({ bets }: { readonly bets: readonly SentBet[] }): FramePlayed => {
      vendor.sent.push(...bets);
      const placed = bets.map((bet) => round(bet, 'open'));
      vendor.rounds = [...placed, ...vendor.rounds];
      return { rounds: placed, balance: vendor.balance, refused: null };
    },
    play: ({ stake, pick }: { readonly stake: string; readonly pick: string }): FramePlayed => ({
      rounds: [round({ stake, pick, play: game.kind, number: null }, 'settled')],
      balance: vendor.balance,
      refused: null,
    }),
  };
  const eventsOf = ({ kind }: EventGame) =>
    kind === 'match' ? [event(vendor.number), event(vendor.number + 1)] : [event(vendor.number)];
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body?: string } = {}) => {
    const name = new URL(path, location.origin).pathname.replace('/api/', '');
    vendor.asked.push(name);
    if (vendor.refusal !== null && (name === 'play' || name === 'bets')) {
      if (vendor.refusal.code === 'offline') throw new TypeError('Failed to fetch');
      return Response.json(vendor.refusal, { status: 403 });
    }
    return Response.json(answers[name]?.(JSON.parse(body ?? 'null') as never) ?? {});
  });
  document.documentElement.dataset['palette'] = mode;
  document.head.append(Object.assign(document.createElement('style'), { textContent: lookOf(null, game.hue) }));
  const boot: FrameBoot = {
    session: 'secret',
    place: '/game/place',
    game: id,
    name: id,
    language,
    symbol: '₫',
    currency: 'VND',
    money: null,
    timeZone: null,
    demo: false,
    playMoney: true,
    site: location.origin,
    backUrl: '/',
    play: null,
  };
  const script = Object.assign(document.createElement('script'), {
    id: 'boot',
    type: 'application/json',
    textContent: JSON.stringify(boot),
  });
  document.body.replaceChildren(script, Object.assign(document.createElement('div'), { id: 'game' }));
  return {
    vendor,
    event,
    round,
    /** Moves the clock of frame and vendor to so many milliseconds after the opening; it goes on from there. */
    moveClock: (ms: number) => {
      aheadMs = began + ms - realNow();
    },
    /** Loads the game; after the vendor's answers are set. */
    load: async () => {
      await import('../../src/demo-vendor/app/play.ts');
      await vi.waitFor(() => {
        if (document.querySelector('.stage') === null) throw new Error('The game has not opened.');
      });
    },
  };
}
