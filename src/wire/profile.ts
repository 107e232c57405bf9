import Type, { type Static } from 'typebox';
import { type ProfileField, profileFields } from '../domain/memberProfile.ts';
import { PlayerAvatar } from './auth.ts';

const closed = { additionalProperties: false } as const;

const fieldName = Type.Unsafe<ProfileField>(Type.Union(profileFields.map((field) => Type.Literal(field))));

const Contact = Type.Union([
  Type.Null(),
  Type.Object({ /** Masked. */ hint: Type.String(), isConfirmed: Type.Boolean() }, closed),
]);

/** Profile of the account and the state of its protection. */
export const Profile = Type.Object(
  {
    /** Fields that the brand shows, in the order of the form. */
    fields: Type.Array(
      Type.Object(
        {
          name: fieldName,
          value: Type.String(),
          isRequired: Type.Boolean(),
          /** Only support can change it. */
          isLocked: Type.Boolean(),
        },
        closed,
      ),
    ),
    /** The chosen picture, and its address. */
    avatar: Type.Object({ ...PlayerAvatar.properties, icon: Type.String() }, closed),
    /** Pictures to choose from. */
    readyAvatars: Type.Array(Type.Object({ avatar: Type.String(), icon: Type.String() }, closed)),
    memberSince: Type.String(),
    passwordChangedAt: Type.String(),
    /** The sign-in before this one; null if it is the first. */
    lastLoginAt: Type.Union([Type.String(), Type.Null()]),
    hasPassword: Type.Boolean(),
    hasPaymentPassword: Type.Boolean(),
    hasAuthenticator: Type.Boolean(),
    mobile: Contact,
    email: Contact,
  },
  closed,
);
export type Profile = Static<typeof Profile>;

/** New values of shown fields; a locked field cannot be among them. */
export const ProfileChange = Type.Object(
  {
    fields: Type.Partial(
      Type.Object(Object.fromEntries(profileFields.map((field) => [field, Type.String({ maxLength: 400 })]))),
    ),
  },
  closed,
);
export interface ProfileChange {
  readonly fields: Readonly<Partial<Record<ProfileField, string>>>;
}

/** A ready picture by its name, or an own one: PNG or JPEG in base64. */
export const AvatarChange = Type.Union([
  Type.Object({ avatar: Type.String({ maxLength: 64 }) }, closed),
  Type.Object({ image: Type.String({ minLength: 1 }) }, closed),
]);
export type AvatarChange = Static<typeof AvatarChange>;

/** Sign-ins of the last weeks, latest first. */
export const LoginHistory = Type.Object(
  {
    logins: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          at: Type.String(),
          /** `asked`: the credentials were right, and a further proof was required. */
          outcome: Type.Union([Type.Literal('done'), Type.Literal('asked'), Type.Literal('refused')]),
          /** Whether it came from the IP address of this call. */
          isSameAddress: Type.Boolean(),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type LoginHistory = Static<typeof LoginHistory>;
