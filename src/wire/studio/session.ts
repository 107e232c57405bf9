import Type, { type Static } from 'typebox';
import { operatorRoles } from '../operate.ts';
import { closed, Moment, nullable } from './shapes.ts';

/** Six digits of an authenticator, or a recovery code. */
const Code = Type.String({ minLength: 6, maxLength: 32 });
const OperatorName = Type.String({ minLength: 1, maxLength: 64 });
const Password = Type.String({ minLength: 1, maxLength: 200 });

export const StudioSignIn = Type.Object({ name: OperatorName, password: Password }, closed);
export type StudioSignIn = Static<typeof StudioSignIn>;

export const StudioCode = Type.Object({ code: Code, trust: Type.Optional(Type.Boolean()) }, closed);
export type StudioCode = Static<typeof StudioCode>;

export const StudioOperator = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    displayName: Type.String(),
    roles: Type.Array(Type.Enum([...operatorRoles])),
    /** Merchants the operator may act for; null for all. */
    merchants: nullable(Type.Array(Type.String())),
    hasAuthenticator: Type.Boolean(),
    passkeys: Type.Integer(),
    recoveryCodesLeft: Type.Integer(),
  },
  closed,
);
export type StudioOperator = Static<typeof StudioOperator>;

/**
 * State of the session of this browser. `factor`: the password was right, a code or key is asked for; `enrol`: a first
 * authenticator is to be set up with `enrolment`; `signedIn`: acts are possible.
 */
export const StudioSession = Type.Object(
  {
    step: Type.Union([Type.Literal('signedOut'), Type.Literal('factor'), Type.Literal('enrol'), Type.Literal('signedIn')]),
    operator: nullable(StudioOperator),
    factors: Type.Array(Type.Union([Type.Literal('code'), Type.Literal('passkey'), Type.Literal('recovery')])),
    enrolment: nullable(
      Type.Object(
        {
          /** Base32. */
          secret: Type.String(),
          /** `otpauth://` address for a QR code. */
          uri: Type.String(),
          /** Demo operators in development may do it later. */
          canSkip: Type.Boolean(),
        },
        closed,
      ),
    ),
    /** Wrong tries that are left before the lock, and until when it holds. */
    triesLeft: nullable(Type.Integer()),
    lockedUntil: nullable(Moment),
    expiresAt: nullable(Moment),
    /** Until when publishing needs no new code. */
    provenUntil: nullable(Moment),
    /** Names and password of demo operators; empty outside development. */
    demo: Type.Array(Type.Object({ name: Type.String(), password: Type.String() }, closed)),
    /** Default language of the studio and address pattern of previews, `{token}` in it. */
    previewOrigin: Type.String(),
  },
  closed,
);
export type StudioSession = Static<typeof StudioSession>;

export const TeamMember = Type.Object(
  {
    name: Type.String(),
    displayName: Type.String(),
    roles: Type.Array(Type.Enum([...operatorRoles])),
    merchants: nullable(Type.Array(Type.String())),
    state: Type.Union([Type.Literal('invited'), Type.Literal('active'), Type.Literal('disabled')]),
    hasSecondFactor: Type.Boolean(),
    lastSeenAt: nullable(Moment),
    createdAt: Moment,
  },
  closed,
);
export type TeamMember = Static<typeof TeamMember>;

export const TeamInvitation = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-z0-9.-]{1,31}$' }),
    displayName: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    roles: Type.Array(Type.Enum([...operatorRoles]), { minItems: 1, uniqueItems: true }),
    merchants: nullable(Type.Array(Type.String(), { minItems: 1, uniqueItems: true, maxItems: 200 })),
  },
  closed,
);
export type TeamInvitation = Static<typeof TeamInvitation>;

/** Path of the page on which the invited person chooses a password; shown once. */
export const InvitationLink = Type.Object({ path: Type.String(), expiresAt: Moment }, closed);
export type InvitationLink = Static<typeof InvitationLink>;

export const AuditRow = Type.Object(
  {
    id: Type.String(),
    at: Moment,
    by: Type.String(),
    merchant: nullable(Type.String()),
    kind: Type.String(),
    outcome: Type.Union([Type.Literal('done'), Type.Literal('refused')]),
    /** Facts of the act, such as version, note and reason. */
    details: Type.Record(Type.String(), Type.String()),
  },
  closed,
);
export type AuditRow = Static<typeof AuditRow>;

export const AuditPage = Type.Object({ rows: Type.Array(AuditRow), next: nullable(Type.String()) }, closed);
export type AuditPage = Static<typeof AuditPage>;
