import type { Brand } from '../../../manifest/index.ts';
import { Failure } from '../../../wire/failure.ts';
import { rateLimitKey } from '../../platform/networks/index.ts';
import type { Limits } from '../ports/index.ts';

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;

/** Requests allowed per client address, and per recipient at a time, an hour and a day. */
const policy = {
  address: { uses: 20, seconds: hourSeconds },
  pause: { uses: 1, seconds: minuteSeconds },
  hour: { uses: 5, seconds: hourSeconds },
  day: { uses: 20, seconds: 24 * hourSeconds },
} as const;

/** A request that may go without a bot challenge. */
interface OpenCodeRequest extends CodeRequest {
  /** Profile of the brand: real money grants none. */
  readonly profile: Brand['profile'];
}

interface CodeRequest {
  readonly merchant: string;
  readonly channel: 'sms' | 'mail';
  /** Phone number or email address; user name of one whose address is not known yet. */
  readonly recipient: string;
  /** IP address of the client. */
  readonly address: string;
}

/**
 * Whether a caller who has not signed in needs no bot challenge: for the first request of the hour from the network and for the
 * recipient, of a brand with play money.
 */
export async function needsNoChallenge(
  limits: Pick<Limits, 'take'>,
  { profile, merchant, channel, recipient, address }: OpenCodeRequest,
): Promise<boolean> {
  if (profile === 'real') return false;
  const taken = await Promise.all(
    [`address:${rateLimitKey(address)}`, `recipient:${recipient}`].map((key) =>
      limits.take({ merchant, key: `${channel}:free:${key}`, uses: 1, seconds: hourSeconds }),
    ),
  );
  return taken.every(Boolean);
}

/**
 * Counts a request for a code. The order matters: an address that has used up its requests costs the recipient none.
 * @throws Failure RATE_LIMIT
 */
export async function countCodeRequest(limits: Pick<Limits, 'take'>, { merchant, channel, recipient, address }: CodeRequest) {
  const keys = { address: rateLimitKey(address), pause: recipient, hour: recipient, day: recipient };
  for (const scope of ['address', 'pause', 'hour', 'day'] as const) {
    const isAllowed = await limits.take({ merchant, key: `${channel}:${scope}:${keys[scope]}`, ...policy[scope] });
    if (!isAllowed) throw new Failure('RATE_LIMIT');
  }
}
