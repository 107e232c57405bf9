import { sha256 } from './sha256.ts';

/** What to find: a text whose SHA-256 together with `seed` starts with `bits` zero bits. */
export interface Work {
  readonly seed: string;
  readonly bits: number;
}

/** Tries `count` numbers from `start` on; null where none of them does it. */
export function tryWork({ seed, bits }: Work, start: number, count: number): string | null {
  for (let attempt = start; attempt < start + count; attempt += 1) {
    if (leadingZeros(sha256(encoder.encode(`${seed}${attempt}`))) >= bits) return String(attempt);
  }
  return null;
}

const encoder = new TextEncoder();

function leadingZeros(digest: Uint32Array): number {
  const first = digest.findIndex((word) => word !== 0);
  return first === -1 ? digest.length * 32 : first * 32 + Math.clz32(digest[first] ?? 0);
}
