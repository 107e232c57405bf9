/**
 * Draws of a raffle. The server publishes the hash of its secret before a draw and the secret after it, so that a browser can
 * repeat the draw with its own part of the chance.
 */
export interface RaffleDraw {
  /** Secret of the server, as text. */
  readonly serverSeed: string;
  /** Chosen by the browser. */
  readonly clientSeed: string;
  /** Number of the draw, from 1. */
  readonly number: number;
}

const utf8 = new TextEncoder();

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of the server's secret, as 64 hexadecimal digits. */
export const commitmentOf = async (serverSeed: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', utf8.encode(serverSeed)));

/**
 * The index of the prize: HMAC-SHA256 of `clientSeed:number` with the server's secret, whose first 48 bits are taken modulo the sum
 * of the weights. The bias of the remainder is below one in ten million for sums up to a million.
 */
export async function prizeOf({ serverSeed, clientSeed, number }: RaffleDraw, weights: readonly number[]): Promise<number> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', utf8.encode(serverSeed), algorithm, false, ['sign']);
  const sign = await crypto.subtle.sign('HMAC', key, utf8.encode(`${clientSeed}:${number}`));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let place = Number.parseInt(hexOf(sign).slice(0, 12), 16) % total;
  const index = weights.findIndex((weight) => {
    place -= weight;
    return place < 0;
  });
  return index;
}

/** Chance of each prize in percent with two decimals. */
export function oddsOf(weights: readonly number[]): readonly string[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => ((weight * 100) / total).toFixed(2));
}
