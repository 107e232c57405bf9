/** First 32 bits of the fractions of the square and cube roots of the first primes: the constants of FIPS 180-4. */
const starts = fractions(8, (prime) => Math.sqrt(prime));
const rounds = fractions(64, (prime) => Math.cbrt(prime));

const block = 64;

/**
 * SHA-256 in one go. The browser's own answers each time from another thread, which costs many times what a short text's
 * digest does; for thousands of them the wait is all there is.
 */
export function sha256(text: Uint8Array): Uint32Array {
  const padded = new Uint8Array(Math.ceil((text.length + 9) / block) * block);
  padded.set(text);
  padded[text.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, text.length * 8);
  const state = Int32Array.from(starts);
  for (let offset = 0; offset < padded.length; offset += block) mix(state, view, offset);
  return new Uint32Array(state.buffer);
}

const words = new Int32Array(64);
const at = (index: number) => words[index] ?? 0;
const turn = (value: number, by: number) => (value >>> by) | (value << (32 - by));

function mix(state: Int32Array, view: DataView, offset: number): void {
  for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(offset + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const early = at(index - 15);
    const late = at(index - 2);
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = at(index - 16) + low + at(index - 7) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (rounds[index] ?? 0) + at(index);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const sums = [a, b, c, d, e, f, g, h];
  for (let index = 0; index < 8; index += 1) state[index] = (state[index] ?? 0) + (sums[index] ?? 0);
}

function fractions(count: number, root: (prime: number) => number): Int32Array {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return Int32Array.from(primes, (prime) => ((root(prime) % 1) * 2 ** 32) | 0);
}
