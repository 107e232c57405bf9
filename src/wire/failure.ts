/**
 * Every error code of a call, for server, client and screens.
 * `status` is the HTTP status (0: no response); `text` is the i18n key of the message.
 */
export const failures = {
  AUTH_INCORRECT: { status: 401, text: 'failure.AUTH_INCORRECT' },
  AUTH_ACCOUNT: { status: 401, text: 'failure.AUTH_ACCOUNT' },
  AUTH_PASSWORD: { status: 401, text: 'failure.AUTH_PASSWORD' },
  AUTH_EMAIL: { status: 422, text: 'failure.AUTH_EMAIL' },
  AUTH_UNKNOWN_USER: { status: 422, text: 'failure.AUTH_UNKNOWN_USER' },
  AUTH_CAPTCHA: { status: 422, text: 'failure.AUTH_CAPTCHA' },
  AUTH_CHALLENGE: { status: 422, text: 'failure.AUTH_CHALLENGE' },
  ACCOUNT_CLOSED: { status: 403, text: 'failure.ACCOUNT_CLOSED' },
  AUTH_WAIT: { status: 429, text: 'failure.AUTH_WAIT' },
  CODE_INCORRECT: { status: 422, text: 'failure.CODE_INCORRECT' },
  NAME_MISMATCH: { status: 422, text: 'failure.NAME_MISMATCH' },
  LINK_EXPIRED: { status: 422, text: 'failure.LINK_EXPIRED' },
  PAYMENT_PASSWORD: { status: 422, text: 'failure.PAYMENT_PASSWORD' },
  PAYMENT_PASSWORD_UNSET: { status: 422, text: 'failure.PAYMENT_PASSWORD_UNSET' },
  VERIFICATION_ENDED: { status: 422, text: 'failure.VERIFICATION_ENDED' },
  NEW_ADDRESS: { status: 403, text: 'failure.NEW_ADDRESS' },
  UNAVAILABLE: { status: 503, text: 'failure.UNAVAILABLE' },
  AUTH_REQUIRED: { status: 401, text: 'failure.AUTH_REQUIRED' },
  GAME_UNKNOWN: { status: 404, text: 'failure.GAME_UNKNOWN' },
  VENDOR_DOWN: { status: 503, text: 'failure.VENDOR_DOWN' },
  BALANCE_TOO_LOW: { status: 422, text: 'failure.BALANCE_TOO_LOW' },
  NETWORK: { status: 0, text: 'failure.NETWORK' },
  TIMEOUT: { status: 0, text: 'failure.TIMEOUT' },
  DOMAIN_INVALID: { status: 421, text: 'failure.DOMAIN_INVALID' },
  REGION_BLOCKED: { status: 451, text: 'failure.REGION_BLOCKED' },
  MAINTENANCE: { status: 503, text: 'failure.MAINTENANCE' },
  SYSTEM: { status: 500, text: 'failure.SYSTEM' },
  NON_MEMBER: { status: 403, text: 'failure.NON_MEMBER' },
  NOT_AGENT: { status: 403, text: 'failure.NOT_AGENT' },
  TRUE_ACCOUNT: { status: 403, text: 'in_need_true_account' },
  PASSWORD_CHANGE: { status: 403, text: 'failure.PASSWORD_CHANGE' },
  VALIDATION: { status: 422, text: 'failure.VALIDATION' },
  MALFORMED: { status: 400, text: 'failure.MALFORMED' },
  NOT_FOUND: { status: 404, text: 'failure.NOT_FOUND' },
  REPLAY: { status: 409, text: 'failure.CONFLICT' },
  CONFLICT: { status: 409, text: 'failure.CONFLICT' },
  PLAY_BREAK: { status: 403, text: 'failure.PLAY_BREAK' },
  LIMIT_REACHED: { status: 422, text: 'failure.LIMIT_REACHED' },
  NOT_ALLOWED: { status: 403, text: 'failure.NOT_ALLOWED' },
  RATE_LIMIT: { status: 429, text: 'failure.RATE_LIMIT' },
  CHUNK: { status: 0, text: 'failure.CHUNK' },
} as const satisfies Record<string, { status: number; text: string }>;

export type FailureCode = keyof typeof failures;

/** The i18n key of a failure's message. */
export const failureText = (code: FailureCode) => failures[code].text;

/** Details of a failure besides its code: field errors, whether a captcha is required. */
export interface FailureOptions extends ErrorOptions {
  readonly value?: unknown;
  /** Message of the server, in the visitor's language. */
  readonly text?: string;
}

export class Failure extends Error {
  readonly code: FailureCode;
  readonly value: unknown;
  readonly text: string | null;
  constructor(code: FailureCode, { value = null, text, ...options }: FailureOptions = {}) {
    super(code, options);
    this.name = 'Failure';
    this.code = code;
    this.value = value;
    this.text = text ?? null;
  }
}

/** Narrows a code from the wire; an unknown one becomes `SYSTEM`. */
export const toFailureCode = (code: unknown): FailureCode => (isFailureCode(code) ? code : 'SYSTEM');

const isFailureCode = (code: unknown): code is FailureCode => typeof code === 'string' && Object.hasOwn(failures, code);

/** Narrows a thrown value; anything but a `Failure` becomes `SYSTEM`. */
export const failureCodeOf = (thrown: unknown): FailureCode => (thrown instanceof Failure ? thrown.code : 'SYSTEM');
