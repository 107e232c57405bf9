import type { SeamlessFailureCode, SeamlessLimit } from '../../wire/seamless.ts';

const own = {
  /** Game session unknown or expired. */
  VISIT: 401,
  ROUND: 404,
  LIMIT: 409,
  BETS_CLOSED: 409,
  ODDS_CHANGED: 409,
  CANCELLED: 409,
  /** The platform did not answer, or asked to retry. */
  NETWORK: 503,
} as const;

const status: Partial<Record<SeamlessFailureCode, number>> = {
  MALFORMED: 400,
  SESSION_ENDED: 401,
  TICKET_INVALID: 401,
  PLAYER_BLOCKED: 403,
  LIMIT_REACHED: 403,
};

export type PlayRefusalCode = SeamlessFailureCode | keyof typeof own;

/** A refused player action; the frame has a text for each code. */
export class PlayRefusal extends Error {
  override readonly name = 'PlayRefusal';
  readonly code: PlayRefusalCode;
  readonly status: number;
  /** The limit that the stake exceeds, if the platform names it. */
  readonly limit: SeamlessLimit | null;

  constructor(
    code: PlayRefusalCode,
    { limit = null, ...options }: ErrorOptions & { readonly limit?: SeamlessLimit | null } = {},
  ) {
    super(`Refused: ${code}.`, options);
    this.limit = limit;
    this.code = code;
    this.status = code in own ? own[code as keyof typeof own] : (status[code as SeamlessFailureCode] ?? 409);
  }
}

/** Whether an error is a refusal that a retry cannot change. */
export const isFinal = (error: unknown): error is PlayRefusal => error instanceof PlayRefusal && error.code !== 'NETWORK';
