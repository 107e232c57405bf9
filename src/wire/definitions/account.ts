import Type from 'typebox';
import { ConsolidatedFunds } from '../agents.ts';
import { EndedSessions, MemberIcon, MemberInfo, MemberSessions, PlayerAvatar, SessionEnd } from '../auth.ts';
import type { CallName } from '../calls.ts';
import type { Definition } from '../definition.ts';
import { AvatarChange, LoginHistory, Profile, ProfileChange } from '../profile.ts';
import {
  AuthenticatorConfirmation,
  AuthenticatorOffer,
  ContactCodeRequest,
  ContactConfirmation,
  RecoveryCodes,
  SmsValue,
  SteppedUp,
  StepUpCodeRequest,
  StepUpProof,
  StepUpTicket,
} from '../verification.ts';

export const accountDefinitions = {
  authenticator: {
    summary: 'Secret for an authenticator app, after a re-authentication; in effect once a code confirms it',
    tags: ['member'],
    body: SteppedUp,
    answer: AuthenticatorOffer,
  },
  authenticatorConfirm: {
    summary:
      'Binds the authenticator app in place of a former one; returns recovery codes; every other session of the account ends',
    tags: ['member'],
    body: AuthenticatorConfirmation,
    answer: RecoveryCodes,
  },
  authenticatorRemoval: {
    summary:
      'Removes the authenticator app and its recovery codes, after a re-authentication by one of them; every other session of the account ends',
    tags: ['member'],
    body: SteppedUp,
    answer: Type.Null(),
  },
  recoveryCodes: {
    summary: 'New recovery codes in place of all former ones, after a re-authentication',
    tags: ['member'],
    body: SteppedUp,
    answer: RecoveryCodes,
  },
  contactCode: {
    summary: 'Code to the bound number or mail address that is not confirmed',
    tags: ['member'],
    body: ContactCodeRequest,
    answer: SmsValue,
  },
  confirmContact: {
    summary: 'Confirm the bound number or mail address by its code, after a re-authentication',
    tags: ['member'],
    body: ContactConfirmation,
    answer: Type.Null(),
  },
  memberInfo: {
    summary: 'The account of the session',
    tags: ['member'],
    answer: MemberInfo,
  },
  consolidatedFunds: {
    summary: 'Funds of the account, and which kinds of wages an agent has',
    tags: ['member'],
    answer: ConsolidatedFunds,
  },
  memberIcon: {
    summary: 'Address of the picture of the account',
    tags: ['member'],
    answer: MemberIcon,
  },
  memberLanguage: {
    summary: 'Language of the visitor',
    tags: ['member'],
    body: Type.Object({ language: Type.Union([Type.Literal('VI'), Type.Literal('EN')]) }, { additionalProperties: false }),
    answer: Type.Null(),
  },
  profile: {
    summary: 'Profile of the account and its protection',
    tags: ['member'],
    answer: Profile,
  },
  changeProfile: {
    summary: 'Change fields of the profile',
    tags: ['member'],
    body: ProfileChange,
    answer: Profile,
  },
  changeAvatar: {
    summary: 'Choose a picture, or upload one',
    tags: ['member'],
    body: AvatarChange,
    answer: Profile.properties.avatar,
  },
  loginHistory: {
    summary: 'The last sign-ins of the account',
    tags: ['member'],
    answer: LoginHistory,
  },
  memberSessions: {
    summary: 'Open sessions of the account, latest first',
    tags: ['member'],
    answer: MemberSessions,
  },
  endSession: {
    summary: 'End one session of the account, after a re-authentication',
    tags: ['member'],
    body: SessionEnd,
    answer: Type.Null(),
  },
  endOtherSessions: {
    summary: 'End every other session of the account, after a re-authentication',
    tags: ['member'],
    body: SteppedUp,
    answer: EndedSessions,
  },
  stepUpCode: {
    summary: 'Code for a re-authentication',
    tags: ['member'],
    body: StepUpCodeRequest,
    answer: SmsValue,
  },
  stepUp: {
    summary: 'Re-authenticates by authenticator, password or code; the ticket permits one act of this session',
    tags: ['member'],
    sealed: StepUpProof,
    answer: StepUpTicket,
  },
  playerAvatar: {
    summary: 'Picture of the account and its kind',
    tags: ['member'],
    answer: PlayerAvatar,
  },
} as const satisfies Partial<Record<CallName, Definition>>;
