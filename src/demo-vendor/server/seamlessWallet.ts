import {
  type SeamlessBalance,
  type SeamlessBooking,
  type SeamlessCall,
  type SeamlessFailureCode,
  type SeamlessSession,
  type SeamlessTrouble,
  seamlessFailures,
  seamlessPath,
} from '../../wire/seamless.ts';
import { seamlessHeaders, signatureOf } from '../../wire/seamlessSignature.ts';
import { parseStrictJson } from '../../wire/strictJson.ts';
import { PlayRefusal } from './playRefusal.ts';
import type { Wallet } from './wallet.ts';

export interface PlatformCall {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PlatformDeps {
  readonly vendor: string;
  readonly secretOf: (merchant: string) => Promise<string>;
  /** Sends a call to the platform. @throws if there is no answer. */
  readonly send: (call: PlatformCall) => Promise<{ readonly status: number; readonly body: string }>;
  readonly now: () => Date;
}

/** Signed client of the seamless wallet contract. Request ids derive from the round, so retries are idempotent. */
export function seamlessWallet(deps: PlatformDeps): Wallet {
  const call = async <Value>(merchant: string, name: SeamlessCall, request: string, value: object): Promise<Value> => {
    const answer = await signed(deps, merchant, seamlessPath(merchant, name), request, JSON.stringify(value))
      .then(deps.send)
      .catch((error: unknown) => {
        throw new PlayRefusal('NETWORK', { cause: error });
      });
    return read(answer) as Value;
  };
  return {
    open: (merchant, ticket) => call<SeamlessSession>(merchant, 'authenticate', `open:${crypto.randomUUID()}`, { ticket }),
    balance: async (merchant, session) =>
      (await call<SeamlessBalance>(merchant, 'balance', `balance:${crypto.randomUUID()}`, { session })).balance,
    bet: ({ merchant, session, round, game, amount, selection }) =>
      call<SeamlessBooking>(merchant, 'bet', `bet:${round}`, {
        session,
        roundId: round,
        betId: round,
        amount,
        gameCode: game,
        selection,
      }),
    settle: ({ merchant, player, round, payout, outcome }) =>
      call<SeamlessBooking>(merchant, 'settle', `settle:${round}`, {
        player,
        roundId: round,
        results: [{ betId: round, payout, outcome }],
        closes: true,
      }),
    rollback: ({ merchant, player, round }) =>
      call<SeamlessBooking>(merchant, 'rollback', `rollback:${round}`, { player, roundId: round, betId: round }),
  };
}

async function signed({ vendor, secretOf, now }: PlatformDeps, merchant: string, path: string, request: string, body: string) {
  const timestamp = String(Math.floor(now().getTime() / 1000));
  const signature = await signatureOf(await secretOf(merchant), { method: 'POST', path, timestamp, request, body });
  const headers = {
    'content-type': 'application/json',
    [seamlessHeaders.vendor]: vendor,
    [seamlessHeaders.timestamp]: timestamp,
    [seamlessHeaders.request]: request,
    [seamlessHeaders.signature]: signature,
  };
  return { path, headers, body } satisfies PlatformCall;
}

interface Answer {
  readonly success?: unknown;
  readonly code?: unknown;
  readonly value?: unknown;
}

function read({ status, body }: { readonly status: number; readonly body: string }): unknown {
  const answer = parse(body);
  if (status < 300 && answer?.success === true) return answer.value;
  const code = isFailure(answer?.code) ? answer.code : null;
  if (code === null || seamlessFailures[code].retry)
    throw new PlayRefusal('NETWORK', { cause: new Error(`The platform answered ${status}.`) });
  const { limit } = (answer?.value ?? {}) as SeamlessTrouble;
  throw new PlayRefusal(code, limit === undefined ? {} : { limit });
}

function parse(body: string): Answer | null {
  try {
    const value: unknown = parseStrictJson(Buffer.from(body));
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

const isFailure = (code: unknown): code is SeamlessFailureCode =>
  typeof code === 'string' && Object.hasOwn(seamlessFailures, code);
