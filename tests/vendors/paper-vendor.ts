import type { VendorSecret } from '../../src/server/openServer.ts';
import { seamlessVendor } from '../../src/server/play/seamlessVendor.ts';
import type { Envelope } from '../../src/wire/envelope.ts';
import type { SeamlessCall } from '../../src/wire/seamless.ts';
import { seamlessPath } from '../../src/wire/seamless.ts';
import { seamlessHeaders, signatureOf } from '../../src/wire/seamlessSignature.ts';
import type { VendorDraw, VendorLottery, VendorRound } from '../../src/wire/seamlessVendor.ts';
import type { Site } from '../server/auth-kit.ts';

/** Scripted double of a vendor that implements the seamless contract. */
export function paperVendor(now: () => Date) {
  const state = {
    down: false,
    address: (ticket: string) => `/play?ticket=${ticket}`,
    unknownGames: new Set<string>(),
    rounds: new Map<string, VendorRound>(),
    lotteries: [] as VendorLottery[],
    draws: [] as VendorDraw[],
    /** Received calls, in order. */
    asked: [] as { call: string; body: Record<string, unknown>; headers: Headers }[],
  };

  const answer = (call: string, body: Record<string, unknown>): Envelope<unknown> => {
    const done = (value: unknown) => ({ success: true, message: '', value, code: 'OK' });
    const failed = (code: string) => ({ success: false, message: '', value: { retry: false }, code });
    if (call === 'launch') {
      const { gameCode } = body['game'] as { gameCode: string };
      return state.unknownGames.has(gameCode)
        ? failed('GAME_UNKNOWN')
        : done({ address: state.address(String(body['ticket'])) });
    }
    if (call === 'rounds') {
      const rounds = body['rounds'] as { roundId: string }[];
      return done({
        rounds: rounds.map(({ roundId }) => state.rounds.get(roundId) ?? { roundId, state: 'unknown', results: [] }),
      });
    }
    if (call === 'lotteries') return done({ lotteries: state.lotteries });
    return done({ draws: state.draws });
  };

  const send = async (address: URL, options: { readonly body: string; readonly headers: Record<string, string> }) => {
    if (state.down) throw new TypeError('fetch failed');
    const call = address.pathname.split('/').at(-1) ?? '';
    const body = JSON.parse(options.body) as Record<string, unknown>;
    state.asked.push({ call, body, headers: new Headers(options.headers) });
    return Response.json(answer(call, body));
  };

  const adapter = (secretOf: VendorSecret) =>
    seamlessVendor({
      id: 'paper',
      url: 'https://vendor.test/base',
      serves: (vassalage) => vassalage !== 'ROOK',
      origins: ['https://play.vendor.test'],
      secretOf: secretOf('paper'),
      now,
      fetch: send,
    });

  return { state, adapter };
}

export interface Sent {
  readonly request?: string;
  readonly merchant?: string;
  readonly vendor?: string;
  readonly timestamp?: number;
  readonly secret?: string;
  /** Sent instead of the signed body. */
  readonly otherBody?: string;
  readonly host?: string;
}

export interface WalletAnswer<Value = { act: string | null; balance: string; currency: string }> extends Envelope<Value> {
  readonly status: number;
  readonly text: string;
}

let number = 0;
export const fresh = (name: string) => `${name}-${(number += 1)}`;

/** The vendor's wallet client, against an in-process server. */
export function walletClient(site: Pick<Site, 'server' | 'secretOf'>, now: () => Date, own = 'paper') {
  return async <Value = { act: string | null; balance: string; currency: string }>(
    call: SeamlessCall,
    body: object,
    sent: Sent = {},
  ): Promise<WalletAnswer<Value>> => {
    const { merchant = 'alpha', vendor = own, request = fresh('request'), host = 'vendor.test' } = sent;
    const path = seamlessPath(merchant, call);
    const timestamp = String(sent.timestamp ?? Math.floor(now().getTime() / 1_000));
    const text = JSON.stringify(body);
    const secret = sent.secret ?? (await site.secretOf(vendor)(merchant));
    const signature = await signatureOf(secret, { method: 'POST', path, timestamp, request, body: text });
    const answer = await site.server.inject({
      method: 'POST',
      url: path,
      headers: {
        host,
        'content-type': 'application/json',
        [seamlessHeaders.vendor]: vendor,
        [seamlessHeaders.timestamp]: timestamp,
        [seamlessHeaders.request]: request,
        [seamlessHeaders.signature]: signature,
      },
      payload: sent.otherBody ?? text,
    });
    return { status: answer.statusCode, text: answer.body, ...answer.json<Envelope<Value>>() };
  };
}
