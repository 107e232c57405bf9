import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import demoStudios from '../../src/server/play/vendors/demoVendors.json' with { type: 'json' };
import type { Envelope } from '../../src/wire/envelope.ts';
import type { SeamlessCall } from '../../src/wire/seamless.ts';
import { seamlessPath } from '../../src/wire/seamless.ts';
import { seamlessHeaders, signatureOf } from '../../src/wire/seamlessSignature.ts';
import type { VendorDraw, VendorLottery, VendorProof, VendorRound } from '../../src/wire/seamlessVendor.ts';
import type { Site } from '../server/auth-kit.ts';

/** A studio of the demo catalogue that the paper vendor does not serve. */
export const unservedStudio = 'ROOK';

/** Scripted double of a vendor that implements the seamless contract: an HTTP server, and its entry of `vendors.json`. */
export async function openPaperVendor() {
  const state = {
    down: false,
    address: (ticket: string) => `/play?ticket=${ticket}`,
    unknownGames: new Set<string>(),
    rounds: new Map<string, VendorRound>(),
    lotteries: [] as VendorLottery[],
    draws: [] as VendorDraw[],
    proofs: new Map<string, VendorProof>(),
    /** Received calls, in order. */
    asked: [] as { call: string; path: string; body: Record<string, unknown>; text: string; headers: Headers }[],
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
    if (call === 'proof') return done({ proof: state.proofs.get(String(body['roundId'])) ?? null });
    if (call === 'lotteries') return done({ lotteries: state.lotteries });
    return done({ draws: state.draws });
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    const call = path.split('/').at(-1) ?? '';
    const sent = await text(request);
    const body = JSON.parse(sent) as Record<string, unknown>;
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    state.asked.push({ call, path, body, text: sent, headers });
    response.end(JSON.stringify(answer(call, body)));
  };
  const server = createServer((request, response) => {
    if (state.down) request.destroy();
    else void respond(request, response);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const entry = {
    id: 'paper',
    name: 'Paper',
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`,
    studios: demoStudios.map(({ code }) => code).filter((code) => code !== unservedStudio),
    launchHosts: ['https://play.vendor.test'],
  };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => {
      server.close(done);
    });
  };
  return { state, entry, close };
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
export function walletClient(site: Pick<Site, 'server' | 'vendors'>, now: () => Date, own = 'paper') {
  return async <Value = { act: string | null; balance: string; currency: string }>(
    call: SeamlessCall,
    body: object,
    sent: Sent = {},
  ): Promise<WalletAnswer<Value>> => {
    const { merchant = 'alpha', vendor = own, request = fresh('request'), host = 'vendor.test' } = sent;
    const path = seamlessPath(merchant, call);
    const timestamp = String(sent.timestamp ?? Math.floor(now().getTime() / 1_000));
    const text = JSON.stringify(body);
    const secret = sent.secret ?? (await site.vendors.byId(vendor)?.secretOf(merchant)) ?? 'unknown';
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
