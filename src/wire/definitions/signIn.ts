import Type from 'typebox';
import {
  Captcha,
  Credentials,
  FreePlayNonce,
  FreePlayRequest,
  LoginAnswer,
  LoginValue,
  PasswordChange,
  PasswordChanged,
  SignInTicket,
} from '../auth.ts';
import type { CallName } from '../calls.ts';
import type { Definition } from '../definition.ts';
import { AffiliateCheck, AffiliateQuery, RegistrationRequest } from '../registration.ts';
import {
  AddressCodeRequest,
  AddressProof,
  ChallengeTask,
  ForgotByEmail,
  ForgotByPhone,
  PasswordReset,
  RegisterSmsRequest,
  SentCode,
  SmsRequest,
  SmsValue,
} from '../verification.ts';

export const signInDefinitions = {
  affiliate: {
    summary: 'Whether an invitation code belongs to an agent',
    tags: ['agent'],
    query: AffiliateQuery,
    answer: AffiliateCheck,
  },
  captcha: {
    summary: 'A picture with four to six characters, good for one answer within five minutes',
    tags: ['session'],
    whole: Captcha,
  },
  changePassword: {
    summary: 'Set or change the password, after a re-authentication; every other session of the account ends',
    tags: ['member'],
    sealed: PasswordChange,
    answer: PasswordChanged,
  },
  resetPassword: {
    summary: 'New password by the link of the mail; every session of the account ends',
    tags: ['password'],
    sealed: PasswordReset,
    answer: Type.Null(),
  },
  forgotByPhone: {
    summary: 'New password by SMS code, which also signs in or asks for a bound authenticator; every other session ends',
    tags: ['password'],
    sealed: ForgotByPhone,
    answer: LoginAnswer,
  },
  forgotByEmail: {
    summary: 'Link by mail for a new password; answers the same whether or not the account exists',
    tags: ['password'],
    body: ForgotByEmail,
    isForm: true,
    answer: Type.Null(),
  },
  login: {
    summary: 'Sign in by username, by SMS code or by firebase; the body is an envelope around the credentials',
    tags: ['session'],
    sealed: Credentials,
    answer: LoginAnswer,
  },
  freePlay: {
    summary: 'Start a trial account; the payload is an envelope around 32 random bytes',
    tags: ['session'],
    headers: Type.Object({ 'x-gateway-version': Type.Optional(Type.String()) }),
    sealed: FreePlayNonce,
    body: FreePlayRequest,
    answer: LoginValue,
  },
  logout: {
    summary: 'End the session',
    tags: ['session'],
    answer: Type.Null(),
  },
  challenge: {
    summary: 'What the challenge widget has to do',
    tags: ['verification'],
    answer: ChallengeTask,
  },
  signInTicket: {
    summary: 'Ticket of a sign-in at the identity provider that begins now',
    tags: ['verification'],
    answer: SignInTicket,
  },
  loginSms: {
    summary: 'Code by SMS for a login or a forgotten password',
    tags: ['verification'],
    body: SmsRequest,
    answer: SentCode,
  },
  registerSms: {
    summary: 'Code by SMS for a registration',
    tags: ['verification'],
    body: RegisterSmsRequest,
    answer: SentCode,
  },
  addressCode: {
    summary: 'Code for the extra verification of a login from a new network',
    tags: ['verification'],
    body: AddressCodeRequest,
    answer: SmsValue,
  },
  addressProof: {
    summary: 'Answer of an extra verification; signs in and remembers the network',
    tags: ['verification'],
    sealed: AddressProof,
    answer: LoginValue,
  },
  register: {
    summary: 'Open an account by username; the body is an envelope around the registration user',
    tags: ['registration'],
    sealed: RegistrationRequest,
    answer: Type.Union([LoginValue, Type.Null()]),
  },
  registerMobile: {
    summary: 'Open an account by mobile number; the body is an envelope around the registration user',
    tags: ['registration'],
    sealed: RegistrationRequest,
    answer: Type.Union([LoginValue, Type.Null()]),
  },
} as const satisfies Partial<Record<CallName, Definition>>;
