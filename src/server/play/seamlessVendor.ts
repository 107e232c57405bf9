import { randomUUID } from 'node:crypto';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { seamlessHeaders, signatureOf } from '../../wire/seamlessSignature.ts';
import {
  type VendorCall,
  VendorDraws,
  VendorLaunched,
  VendorLotteries,
  VendorRounds,
  vendorPath,
} from '../../wire/seamlessVendor.ts';
import { UnknownGame, type VendorAdapter, VendorDown } from './vendorAdapter.ts';

export interface SeamlessVendorSettings extends Pick<VendorAdapter, 'id' | 'serves' | 'origins' | 'secretOf'> {
  /** Base URL without a trailing slash. */
  readonly url: string;
  readonly now: () => Date;
  /** Replaces `fetch` in tests. */
  readonly fetch?: Send;
  /** Request timeout. */
  readonly timeoutMs?: number;
}

type Send = (
  address: URL,
  options: {
    readonly method: 'POST';
    readonly redirect: 'error';
    readonly signal: AbortSignal;
    readonly headers: Record<string, string>;
    readonly body: string;
  },
) => Promise<Response>;

const defaultTimeoutMs = 8_000;
const maxResponseLength = 1_000_000;

/** Adapter for a vendor that implements our seamless contract. */
export function seamlessVendor(settings: SeamlessVendorSettings): VendorAdapter {
  const { id, serves, origins, secretOf, url, now, timeoutMs = defaultTimeoutMs } = settings;
  const send: Send = settings.fetch ?? fetch;

  async function ask<Shape extends TSchema>(
    merchant: string,
    call: VendorCall,
    body: object,
    shape: Shape,
  ): Promise<Static<Shape>> {
    const address = new URL(`${url}${vendorPath(merchant, call)}`);
    const text = JSON.stringify(body);
    const timestamp = String(Math.floor(now().getTime() / 1_000));
    const request = randomUUID();
    const path = `${address.pathname}${address.search}`;
    const signature = await signatureOf(await secretOf(merchant), { method: 'POST', path, timestamp, request, body: text });
    const answer = await answerOf(
      send(address, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          [seamlessHeaders.vendor]: id,
          [seamlessHeaders.timestamp]: timestamp,
          [seamlessHeaders.request]: request,
          [seamlessHeaders.signature]: signature,
        },
        body: text,
      }),
    );
    if (answer.code === 'GAME_UNKNOWN') throw new UnknownGame(`${id} does not have the game.`);
    if (answer.success !== true || !Value.Check(shape, answer.value))
      throw new VendorDown(`${id} answered ${call} with ${answer.code}.`);
    return answer.value;
  }

  return {
    id,
    serves,
    origins,
    secretOf,
    launch: (merchant, order) => ask(merchant, 'launch', order, VendorLaunched),
    rounds: async (merchant, rounds) => (await ask(merchant, 'rounds', { rounds }, VendorRounds)).rounds,
    lotteries: async (merchant, games) => (await ask(merchant, 'lotteries', { games }, VendorLotteries)).lotteries,
    draws: async (merchant, games, count) => (await ask(merchant, 'draws', { games, count }, VendorDraws)).draws,
  };
}

interface Answer {
  readonly success?: unknown;
  readonly code: string;
  readonly value?: unknown;
}

/** @throws VendorDown for every network, size or parse error */
async function answerOf(sent: Promise<Response>): Promise<Answer> {
  try {
    const text = await (await sent).text();
    if (text.length > maxResponseLength) throw new VendorDown('A vendor answered with too much.');
    const { success, code, value } = JSON.parse(text) as Partial<Answer>;
    return { success, code: typeof code === 'string' ? code : '', value };
  } catch (error) {
    throw error instanceof VendorDown ? error : new VendorDown('A vendor cannot be reached.', { cause: error });
  }
}
