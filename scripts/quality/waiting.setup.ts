import { vi } from 'vitest';

/** Milliseconds. Vitest waits one second, which a busy machine can take for one import; a passing test does not wait longer. */
const timeout = 60_000;

const { waitFor } = vi;
const options = (given: number | object | undefined) => (typeof given === 'number' ? given : { timeout, ...given });

vi.waitFor = (callback, given) => waitFor(callback, options(given));
