import Type from 'typebox';
import type { Definition } from '../../definition.ts';
import type { StudioCall } from '../calls.ts';
import {
  Invitation,
  InvitationAnswer,
  NewPasskey,
  OfInvitation,
  OfPasskey,
  OwnPasskeys,
  PasskeyOptions,
  PasskeyProof,
  StudioCode,
  StudioRecoveryCodes,
  StudioSession,
  StudioSignIn,
} from '../session.ts';

export const sessionDefinitions = {
  invitation: {
    summary: 'Whom an invitation is for',
    tags: ['studio'],
    body: OfInvitation,
    answer: Invitation,
  },
  acceptInvitation: {
    summary: 'Choose a password and begin the set-up of the second factor',
    tags: ['studio'],
    body: InvitationAnswer,
    answer: StudioSession,
  },
  passkeys: {
    summary: 'Own passkeys',
    tags: ['studio'],
    answer: OwnPasskeys,
  },
  newPasskeyOptions: {
    summary: 'Challenge for a new passkey',
    tags: ['studio'],
    answer: PasskeyOptions,
  },
  addPasskey: {
    summary: 'Add a passkey',
    tags: ['studio'],
    body: NewPasskey,
    answer: Type.Null(),
  },
  removePasskey: {
    summary: 'Remove a passkey',
    tags: ['studio'],
    params: OfPasskey,
    answer: Type.Null(),
  },
  recoveryCodes: {
    summary: 'New recovery codes in place of the former ones',
    tags: ['studio'],
    answer: StudioRecoveryCodes,
  },
  session: {
    summary: 'Session of this browser',
    tags: ['studio'],
    answer: StudioSession,
  },
  signIn: {
    summary: 'Sign in with a password',
    tags: ['studio'],
    body: StudioSignIn,
    answer: StudioSession,
  },
  sendCode: {
    summary: 'Code of the authenticator',
    tags: ['studio'],
    body: StudioCode,
    answer: StudioSession,
  },
  sendRecoveryCode: {
    summary: 'Recovery code instead of the authenticator',
    tags: ['studio'],
    body: StudioCode,
    answer: StudioSession,
  },
  skipEnrolment: {
    summary: 'Put the second factor off; demo operators only',
    tags: ['studio'],
    answer: StudioSession,
  },
  passkeyOptions: {
    summary: 'Challenge for a passkey',
    tags: ['studio'],
    answer: PasskeyOptions,
  },
  sendPasskey: {
    summary: 'Challenge signed by a passkey',
    tags: ['studio'],
    body: PasskeyProof,
    answer: StudioSession,
  },
  prove: {
    summary: 'Prove the second factor again, before publishing',
    tags: ['studio'],
    body: StudioCode,
    answer: StudioSession,
  },
  signOut: {
    summary: 'Sign out',
    tags: ['studio'],
    answer: StudioSession,
  },
} as const satisfies Partial<Record<StudioCall, Definition>>;
