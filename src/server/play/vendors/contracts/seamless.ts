import { randomUUID } from 'node:crypto';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { seamlessHeaders, signatureOf } from '../../../../wire/seamlessSignature.ts';
import {
  type VendorCall,
  VendorDraws,
  VendorLaunched,
  VendorLotteries,
  VendorProofAnswer,
  VendorRounds,
  vendorPath,
} from '../../../../wire/seamlessVendor.ts';
import { UnknownGame, type VendorAdapter, VendorDown } from '../../seamless/index.ts';
import type { VendorContract, VendorSettings } from '../contract.ts';
import { postToVendor } from '../postToVendor.ts';

/** Our own contract (`wire/seamless.ts`, `wire/seamlessVendor.ts`); its wallet is `routes/seamless/v1.ts`. */
const contract: VendorContract = { adapterOf: seamlessVendor };

export default contract;

function seamlessVendor(settings: VendorSettings): VendorAdapter {
  const { id, contract: name, serves, origins, secretOf, acceptedSecretsOf, maxPayout, url, now } = settings;

  async function ask<Shape extends TSchema>(
    merchant: string,
    call: VendorCall,
    body: object,
    shape: Shape,
  ): Promise<Static<Shape>> {
    const secret = await secretOf(merchant);
    if (secret === null) throw new VendorDown(`${id} has no secret for ${merchant}.`);
    const address = new URL(`${url}${vendorPath(merchant, call)}`);
    const text = JSON.stringify(body);
    const timestamp = String(Math.floor(now().getTime() / 1_000));
    const request = randomUUID();
    const path = `${address.pathname}${address.search}`;
    const headers = {
      [seamlessHeaders.vendor]: id,
      [seamlessHeaders.timestamp]: timestamp,
      [seamlessHeaders.request]: request,
      [seamlessHeaders.signature]: await signatureOf(secret, { method: 'POST', path, timestamp, request, body: text }),
    };
    const { success, code, value } = answerOf(await postToVendor(settings, address, headers, text));
    if (code === 'GAME_UNKNOWN') throw new UnknownGame(`${id} does not have the game.`);
    if (success !== true || !Value.Check(shape, value)) throw new VendorDown(`${id} answered ${call} with ${code}.`);
    return value;
  }

  return {
    id,
    contract: name,
    serves,
    origins,
    secretOf,
    acceptedSecretsOf,
    maxPayout,
    launch: (merchant, order) => ask(merchant, 'launch', order, VendorLaunched),
    rounds: async (merchant, rounds) => (await ask(merchant, 'rounds', { rounds }, VendorRounds)).rounds,
    lotteries: async (merchant, games) => (await ask(merchant, 'lotteries', { games }, VendorLotteries)).lotteries,
    draws: async (merchant, games, count) => (await ask(merchant, 'draws', { games, count }, VendorDraws)).draws,
    proof: async (merchant, asked) => (await ask(merchant, 'proof', asked, VendorProofAnswer)).proof,
  };
}

interface Answer {
  readonly success?: unknown;
  readonly code: string;
  readonly value?: unknown;
}

function answerOf(body: unknown): Answer {
  const { success, code, value } = (body ?? {}) as Partial<Answer>;
  return { success, code: typeof code === 'string' ? code : '', value };
}
