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
    passkeys: Type.Integer(),
    /** Address for invitations, masked. */
    email: nullable(Type.String()),
    /** End of the token of the command line. */
    tokenEndsAt: nullable(Moment),
    /** End of an open invitation. */
    invitationEndsAt: nullable(Moment),
    lastSeenAt: nullable(Moment),
    createdAt: Moment,
  },
  closed,
);
export type TeamMember = Static<typeof TeamMember>;

const OperatorMail = Type.String({ maxLength: 254, pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' });

export const TeamInvitation = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-z0-9.-]{1,31}$' }),
    /** The invitation goes there, and nowhere else. */
    email: OperatorMail,
    displayName: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    roles: Type.Array(Type.Enum([...operatorRoles]), { minItems: 1, uniqueItems: true }),
    merchants: nullable(Type.Array(Type.String(), { minItems: 1, uniqueItems: true, maxItems: 200 })),
  },
  closed,
);
export type TeamInvitation = Static<typeof TeamInvitation>;

/** Changes of an owner to an operator; missing fields stay. */
export const TeamChange = Type.Object(
  {
    displayName: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    roles: Type.Optional(Type.Array(Type.Enum([...operatorRoles]), { minItems: 1, uniqueItems: true })),
    merchants: Type.Optional(nullable(Type.Array(Type.String(), { minItems: 1, uniqueItems: true, maxItems: 200 }))),
    disabled: Type.Optional(Type.Boolean()),
    email: Type.Optional(OperatorMail),
  },
  closed,
);
export type TeamChange = Static<typeof TeamChange>;

/** `asked`: it waits for a second owner. `sentTo`: where an invitation went, masked. */
export const TeamAnswer = Type.Object(
  { state: Type.Union([Type.Literal('done'), Type.Literal('asked')]), sentTo: nullable(Type.String()) },
  closed,
);
export type TeamAnswer = Static<typeof TeamAnswer>;

/** Question to a second owner about a person, and the rights as they would be. */
export const TeamRequest = Type.Object(
  {
    id: Type.String(),
    act: Type.Union([Type.Literal('invite'), Type.Literal('change'), Type.Literal('reinvite')]),
    name: Type.String(),
    displayName: Type.String(),
    roles: Type.Array(Type.Enum([...operatorRoles])),
    merchants: nullable(Type.Array(Type.String())),
    /** A new address, masked; null if it stays. */
    email: nullable(Type.String()),
    by: Type.String(),
    isOwn: Type.Boolean(),
    isAboutYou: Type.Boolean(),
    askedAt: Moment,
    until: Moment,
  },
  closed,
);
export type TeamRequest = Static<typeof TeamRequest>;

export const OfTeamRequest = Type.Object({ id: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }, closed);
export const TeamRequestAnswer = Type.Object({ isYes: Type.Boolean() }, closed);

export const OfTeamMember = Type.Object({ name: OperatorName }, closed);
const InvitationToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
export const OfInvitation = Type.Object({ token: InvitationToken }, closed);
export const OfPasskey = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{8,1400}$' }) }, closed);

/** Recipient of an invitation. */
export const Invitation = Type.Object({ name: Type.String(), displayName: Type.String(), expiresAt: Moment }, closed);
export type Invitation = Static<typeof Invitation>;

/** `displayName` is how the others see the person. */
export const InvitationAnswer = Type.Object(
  {
    token: InvitationToken,
    password: Password,
    displayName: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  },
  closed,
);
export type InvitationAnswer = Static<typeof InvitationAnswer>;

/** Passkeys of the operator who asks. */
export const OwnPasskeys = Type.Array(Type.Object({ id: Type.String(), createdAt: Moment, usedAt: nullable(Moment) }, closed));
export type OwnPasskeys = Static<typeof OwnPasskeys>;

/** Codes in groups of four; in no other answer. */
export const StudioRecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) }, closed);
export type StudioRecoveryCodes = Static<typeof StudioRecoveryCodes>;

const Bytes = Type.String({ pattern: '^[A-Za-z0-9_-]*$', maxLength: 8_000 });
const attachment = { authenticatorAttachment: Type.Optional(Type.String()) };
const clientExtensionResults = Type.Record(Type.String(), Type.Unknown());

/** Options of `navigator.credentials`, as JSON of WebAuthn. */
export const PasskeyOptions = Type.Record(Type.String(), Type.Unknown());
export type PasskeyOptions = Static<typeof PasskeyOptions>;

/** A new credential, as JSON of WebAuthn. */
export const NewPasskey = Type.Object(
  {
    id: Bytes,
    rawId: Bytes,
    type: Type.Literal('public-key'),
    ...attachment,
    clientExtensionResults,
    response: Type.Object(
      {
        attestationObject: Bytes,
        clientDataJSON: Bytes,
        authenticatorData: Type.Optional(Bytes),
        transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
        publicKey: Type.Optional(Bytes),
        publicKeyAlgorithm: Type.Optional(Type.Integer()),
      },
      closed,
    ),
  },
  closed,
);
export type NewPasskey = Static<typeof NewPasskey>;

/** A signed challenge, as JSON of WebAuthn. */
export const PasskeyProof = Type.Object(
  {
    credential: Type.Object(
      {
        id: Bytes,
        rawId: Bytes,
        type: Type.Literal('public-key'),
        ...attachment,
        clientExtensionResults,
        response: Type.Object(
          { authenticatorData: Bytes, clientDataJSON: Bytes, signature: Bytes, userHandle: Type.Optional(Bytes) },
          closed,
        ),
      },
      closed,
    ),
    trust: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type PasskeyProof = Static<typeof PasskeyProof>;

/** Newest first. `period` in days; `after` is the `next` of the page before. */
export const AuditQuery = {
  operator: Type.Optional(OperatorName),
  merchant: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  kind: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  outcome: Type.Optional(Type.Union([Type.Literal('done'), Type.Literal('refused')])),
  days: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,2}$' })),
  after: Type.Optional(Type.String({ maxLength: 100 })),
};
export interface AuditQuery {
  readonly operator?: string;
  readonly merchant?: string;
  readonly kind?: string;
  readonly outcome?: 'done' | 'refused';
  readonly days?: string;
  readonly after?: string;
}

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

/** `kinds`: those that there are events of, for the filter. */
export const AuditPage = Type.Object(
  { rows: Type.Array(AuditRow), next: nullable(Type.String()), kinds: Type.Array(Type.String()) },
  closed,
);
export type AuditPage = Static<typeof AuditPage>;
