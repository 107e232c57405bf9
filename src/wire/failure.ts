/** Every error code of a call, for server, client and screens, and its HTTP status; 0 for a failure without a response. */
export const failureStatus = {
  AUTH_INCORRECT: 401,
  AUTH_ACCOUNT: 401,
  AUTH_PASSWORD: 401,
  AUTH_EMAIL: 422,
  AUTH_UNKNOWN_USER: 422,
  AUTH_CAPTCHA: 422,
  AUTH_CHALLENGE: 422,
  ACCOUNT_CLOSED: 403,
  AUTH_WAIT: 429,
  CODE_INCORRECT: 422,
  NAME_MISMATCH: 422,
  LINK_EXPIRED: 422,
  PAYMENT_PASSWORD: 422,
  PAYMENT_PASSWORD_UNSET: 422,
  VERIFICATION_ENDED: 422,
  STEP_UP: 403,
  NEW_ADDRESS: 403,
  UNAVAILABLE: 503,
  AUTH_REQUIRED: 401,
  GAME_UNKNOWN: 404,
  VENDOR_DOWN: 503,
  BALANCE_TOO_LOW: 422,
  NETWORK: 0,
  TIMEOUT: 0,
  DOMAIN_INVALID: 421,
  REGION_BLOCKED: 451,
  MAINTENANCE: 503,
  SYSTEM: 500,
  NON_MEMBER: 403,
  NOT_AGENT: 403,
  TRUE_ACCOUNT: 403,
  PASSWORD_CHANGE: 403,
  VALIDATION: 422,
  MALFORMED: 400,
  NOT_FOUND: 404,
  REPLAY: 409,
  CONFLICT: 409,
  PLAY_BREAK: 403,
  LIMIT_REACHED: 422,
  NOT_ALLOWED: 403,
  RATE_LIMIT: 429,
  CHUNK: 0,
} as const satisfies Record<string, number>;

export type FailureCode = keyof typeof failureStatus;

const otherTexts = { TRUE_ACCOUNT: 'in_need_true_account', REPLAY: 'failure.CONFLICT' } as const;
type OtherTexts = typeof otherTexts;

/** The i18n key of a failure's message. */
export type FailureText = OtherTexts[keyof OtherTexts] | `failure.${Exclude<FailureCode, keyof OtherTexts>}`;

export const failureText = (code: FailureCode): FailureText =>
  code in otherTexts ? otherTexts[code as keyof OtherTexts] : `failure.${code as Exclude<FailureCode, keyof OtherTexts>}`;

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

const isFailureCode = (code: unknown): code is FailureCode => typeof code === 'string' && Object.hasOwn(failureStatus, code);

/** Narrows a thrown value; anything but a `Failure` becomes `SYSTEM`. */
export const failureCodeOf = (thrown: unknown): FailureCode => (thrown instanceof Failure ? thrown.code : 'SYSTEM');
