import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false } as const;

/** Body of a call whose content is encrypted: a compact JWE (RSA-OAEP-256, A256GCM) of a `SealedContent`. */
export const Sealed = Type.Object({ payload: Type.String({ minLength: 1, maxLength: 60_000 }) }, closed);
export type Sealed = Static<typeof Sealed>;

/** Plaintext of an envelope. Times are Unix seconds; `exp` is at most 120 s after `iat`. */
export interface SealedContent<Data> {
  readonly iat: number;
  readonly exp: number;
  /** 128 random bits, base64url; accepted once (replay protection). */
  readonly jti: string;
  /** Method and path of the call, as `POST /wps/session/login`. */
  readonly aud: string;
  readonly merchant: string;
  readonly data: Data;
}

/** JWKS of the envelopes, newest key first. */
export const ServerKeys = Type.Object(
  {
    keys: Type.Array(
      Type.Object(
        {
          kty: Type.Literal('RSA'),
          use: Type.Literal('enc'),
          alg: Type.Literal('RSA-OAEP-256'),
          kid: Type.String(),
          n: Type.String(),
          e: Type.String(),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type ServerKeys = Static<typeof ServerKeys>;

/** Result of the challenge widget, in its provider's format. */
export const ChallengeResult = Type.Object(
  {
    lot_number: Type.String({ maxLength: 128 }),
    captcha_output: Type.String({ maxLength: 2_048 }),
    pass_token: Type.String({ maxLength: 512 }),
    gen_time: Type.String({ maxLength: 20 }),
  },
  closed,
);
export type ChallengeResult = Static<typeof ChallengeResult>;

/** User name, number or password; validated by rules in `domain/`, not here. */
export const shortText = Type.String({ maxLength: 1_000 });
/** An identity token is far longer than any password. */
const secret = Type.String({ maxLength: 8_192 });

const loginTypes = Type.Union([Type.Literal('username'), Type.Literal('sms'), Type.Literal('firebase')]);

export const firebaseChannels = Type.Union([Type.Literal('sms'), Type.Literal('google'), Type.Literal('facebook')]);
export type FirebaseChannel = Static<typeof firebaseChannels>;

/** Requested when a sign-in at the identity provider begins; only tokens of a later sign-in are accepted with it. */
export const SignInTicket = Type.Object({ ticket: Type.String() }, closed);
export type SignInTicket = Static<typeof SignInTicket>;

/** `password` is the secret of every type: the password, the SMS code, or the Firebase identity token. */
export const Credentials = Type.Object(
  {
    type: loginTypes,
    username: Type.Optional(shortText),
    mobileNum: Type.Optional(shortText),
    countryDialingCode: Type.Optional(shortText),
    /** Ticket of the request for the SMS code. */
    codeTicket: Type.Optional(shortText),
    password: secret,
    captcha: Type.Optional(shortText),
    captchaId: Type.Optional(shortText),
    challenge: Type.Optional(ChallengeResult),
    firebaseChannel: Type.Optional(firebaseChannels),
    /** Ticket of the sign-in that the identity token comes from. */
    signInTicket: Type.Optional(shortText),
    /** Links the social identity of an earlier response to the account that signs in. */
    linkTicket: Type.Optional(shortText),
    /** The requested centre; accounts that may not enter it are refused. */
    as: Type.Optional(Type.Union([Type.Literal('member'), Type.Literal('agent')])),
  },
  closed,
);
export type Credentials = Static<typeof Credentials>;

export const LoginValue = Type.Object(
  {
    token: Type.String(),
    firstTimeLogin: Type.Boolean(),
    passwordExpired: Type.Boolean(),
    /** If true, the token is only valid for changing the password and for logging out. */
    passwordChange: Type.Boolean(),
    /** Reason why the password must be changed first: too easy to guess, older than `maxAgeDays`, or set by someone else. */
    demand: Type.Optional(
      Type.Object(
        {
          reason: Type.Union([Type.Literal('weak'), Type.Literal('expired'), Type.Literal('reset')]),
          maxAgeDays: Type.Integer(),
        },
        closed,
      ),
    ),
    account: Type.String(),
    type: Type.Integer(),
  },
  closed,
);
export type LoginValue = Static<typeof LoginValue>;

const verificationMethods = Type.Union([
  Type.Literal('mobile'),
  Type.Literal('email'),
  Type.Literal('bankName'),
  Type.Literal('google'),
  Type.Literal('recovery'),
  Type.Literal('captcha'),
]);
export type VerificationMethod = Static<typeof verificationMethods>;
export { verificationMethods };

/** The credentials are right, but the network is new: the session requires one of the methods. */
export const ExtraVerification = Type.Object(
  {
    verify: Type.Object(
      {
        ticket: Type.String(),
        methods: Type.Array(
          Type.Object(
            {
              method: verificationMethods,
              /** Masked target, as `+84•••••678`. */ hint: Type.Union([Type.String(), Type.Null()]),
            },
            closed,
          ),
        ),
      },
      closed,
    ),
  },
  closed,
);
export type ExtraVerification = Static<typeof ExtraVerification>;

/** A social identity without an account: its owner signs in or registers with this ticket. */
export const UnknownIdentity = Type.Object(
  {
    link: Type.Object(
      { ticket: Type.String(), channel: firebaseChannels, email: Type.Union([Type.String(), Type.Null()]) },
      closed,
    ),
  },
  closed,
);
export type UnknownIdentity = Static<typeof UnknownIdentity>;

export const LoginAnswer = Type.Union([LoginValue, ExtraVerification, UnknownIdentity]);
export type LoginAnswer = Static<typeof LoginAnswer>;

/** `value` of a refused login: whether the next attempt requires a captcha, and the remaining lockout. */
export interface LoginRefusal {
  readonly captcha: boolean;
  readonly waitSeconds?: number;
}

/** `captchaId` is outside the value; send it back with the answer. */
export const Captcha = Type.Object(
  {
    success: Type.Boolean(),
    message: Type.String(),
    /** Base64 of a PNG. */
    value: Type.String(),
    code: Type.String(),
    captchaId: Type.String(),
  },
  closed,
);
export type Captcha = Static<typeof Captcha>;

/** 32 random bytes, base64url. */
export const FreePlayNonce = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

/** `payload` is the sealed envelope around a `FreePlayNonce`. */
export const FreePlayRequest = Type.Object(
  { os: Type.String({ maxLength: 32 }), platform: Type.Literal('W'), payload: Sealed.properties.payload },
  closed,
);
export type FreePlayRequest = Static<typeof FreePlayRequest>;

/**
 * `oldPassword` is empty for the first password of an account. `stepUp` is the ticket of a re-authentication, which the old password
 * stands for where no authenticator is bound.
 */
export const PasswordChange = Type.Object(
  { oldPassword: shortText, newPassword: shortText, confirmNewPassword: shortText, stepUp: Type.Optional(shortText) },
  closed,
);
export type PasswordChange = Static<typeof PasswordChange>;

/** `token` replaces that of a session which could only change the password; it is refused from here on. */
export const PasswordChanged = Type.Object({ token: Type.Optional(Type.String()) }, closed);
export type PasswordChanged = Static<typeof PasswordChanged>;

export const MemberInfo = Type.Object(
  {
    account: Type.String(),
    nickname: Type.String(),
    customerId: Type.String(),
    type: Type.Integer(),
    /** Whether the account may transfer to an upline. */
    toUpline: Type.Boolean(),
    clubLabel: Type.Object({ labelName: Type.String(), rankLevel: Type.Integer() }, closed),
  },
  closed,
);
export type MemberInfo = Static<typeof MemberInfo>;

/** Start of the hash of a session's token: names a session without disclosing it. */
const sessionId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });

export const MemberSessions = Type.Object(
  {
    sessions: Type.Array(
      Type.Object(
        {
          id: sessionId,
          /** The session this call was sent with. */
          isCurrent: Type.Boolean(),
          /** Browser and system at the sign-in, as `Chrome, Windows`; null if unknown. */
          device: Type.Union([Type.String(), Type.Null()]),
          startedAt: Type.String(),
          /** Last use, to the minute. */
          seenAt: Type.String(),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type MemberSessions = Static<typeof MemberSessions>;

/** `stepUp` is the ticket of a re-authentication. */
export const SessionEnd = Type.Object({ session: sessionId, stepUp: Type.Optional(shortText) }, closed);

/** Number of ended sessions. */
export const EndedSessions = Type.Object({ ended: Type.Integer() }, closed);

export const MemberIcon = Type.Object({ icon: Type.String() }, closed);
export type MemberIcon = Static<typeof MemberIcon>;

export const PlayerAvatar = Type.Object(
  { avatar: Type.String(), avatarType: Type.Union([Type.Literal('CUSTOM'), Type.Literal('STATIC')]) },
  closed,
);
export type PlayerAvatar = Static<typeof PlayerAvatar>;

/** An invalid form field with the i18n key of its error. */
export const FieldFault = Type.Object(
  { field: Type.String(), key: Type.String(), params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])) },
  closed,
);
/** `value` of a VALIDATION failure of registration and password calls is a list of these. */
export type FieldFault = Static<typeof FieldFault>;
