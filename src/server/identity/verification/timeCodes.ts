import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Time steps accepted before the current one, for the delay of typing and sending (RFC 6238, 5.2). Future codes are not. */
const stepsBack = 1;

/**
 * The time step of a one-time code (RFC 6238; SHA-1, as every authenticator app supports), newer than `after`.
 * Null when no accepted step has this code.
 */
export function stepOfCode(secret: Buffer, typed: string, now: Date, after: number): number | null {
  const current = Math.floor(now.getTime() / 1_000 / periodSeconds);
  const token = typed.replaceAll(/\s/gu, '');
  const totp = authenticator(secret);
  for (let step = Math.max(current - stepsBack, after + 1); step <= current; step += 1) {
    if (totp.validate({ token, timestamp: timestampOf(step), window: 0 }) !== null) return step;
  }
  return null;
}

/** The base32 secret to type into an authenticator app, and the `otpauth:` URI for the QR code. */
export function enrolment(
  issuer: string,
  label: string,
  secret: Buffer,
): { readonly secret: string; readonly address: string } {
  const totp = authenticator(secret, { issuer, label });
  return { secret: totp.secret.base32, address: totp.toString() };
}

const authenticator = (secret: Buffer, names: { readonly issuer?: string; readonly label?: string } = {}) =>
  new TOTP({
    ...names,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

const timestampOf = (step: number) => step * periodSeconds * 1_000;
