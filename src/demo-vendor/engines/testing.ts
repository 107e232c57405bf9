import type { Random } from '../fairness/random.ts';

/** Fast non-cryptographic PRNG for simulations; real outcomes use HMAC blocks (`fairness/`). */
export function quickRandom(seed: number): Random {
  let [a, b, c, count] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 1];
  const next = () => {
    const value = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + value) | 0;
    return value >>> 0;
  };
  for (let round = 0; round < 15; round += 1) next();
  return next;
}

/** Mean and standard error of the return over `rounds` rounds. */
export function measure(rounds: number, play: () => number) {
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const value = play();
    sum += value;
    squares += value * value;
  }
  const mean = sum / rounds;
  return { mean, error: Math.sqrt(Math.max(0, squares / rounds - mean * mean) / rounds) };
}
