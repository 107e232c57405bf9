import { createHmac, timingSafeEqual } from 'node:crypto';

const period = 30;
const digits = 6;
/** Clocks of telephones run a little early or late. */
const tolerance = 1;

/** The time step whose code was typed, newer than `after`; null where none fits (RFC 6238, SHA-1, as every app has it). */
export function stepOfCode(secret: Buffer, typed: string, now: Date, after: number): number | null {
  const current = Math.floor(now.getTime() / 1_000 / period);
  const guess = Buffer.from(typed.replaceAll(/\s/gu, ''));
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => current - tolerance + index);
  const found = steps.filter((step) => {
    const code = Buffer.from(codeAt(secret, step));
    return code.length === guess.length && timingSafeEqual(code, guess);
  });
  return found.find((step) => step > after) ?? null;
}

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits).padStart(digits, '0');
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)] ?? '').join('');
}

/** What an authenticator app reads from a QR code. */
export function authenticatorAddress(issuer: string, account: string, secret: Buffer): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({
    secret: base32(secret),
    issuer,
    algorithm: 'SHA1',
    digits: String(digits),
    period: String(period),
  });
  return `otpauth://totp/${label}?${query}`;
}
