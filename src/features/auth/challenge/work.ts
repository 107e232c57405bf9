import { sha256 } from '@noble/hashes/sha2.js';

/** A proof of work: find a text whose SHA-256, appended to `seed`, starts with `bits` zero bits. */
export interface Work {
  readonly seed: string;
  readonly bits: number;
}

/**
 * Tries `count` numbers from `start`; null if none is a solution. Hashes synchronously: WebCrypto answers each digest
 * asynchronously, which costs far more than hashing a short text.
 */
export function tryWork({ seed, bits }: Work, start: number, count: number): string | null {
  for (let attempt = start; attempt < start + count; attempt += 1) {
    if (leadingZeros(sha256(encoder.encode(`${seed}${attempt}`))) >= bits) return String(attempt);
  }
  return null;
}

const encoder = new TextEncoder();

function leadingZeros(digest: Uint8Array): number {
  const first = digest.findIndex((byte) => byte !== 0);
  return first === -1 ? digest.length * 8 : first * 8 + Math.clz32(digest[first] ?? 0) - 24;
}
