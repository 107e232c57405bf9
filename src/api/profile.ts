import type { MemberIcon, MemberInfo, MemberSessions } from '../wire/auth.ts';
import type { PaymentPasswordSetting } from '../wire/paymentPassword.ts';
import type { AvatarChange, LoginHistory, Profile, ProfileChange } from '../wire/profile.ts';
import type {
  AuthenticatorConfirmation,
  AuthenticatorOffer,
  RecoveryCodes,
  SmsValue,
  StepUpProof,
  StepUpTicket,
} from '../wire/verification.ts';
import { call } from './call.ts';
import type { Query } from './queries.ts';
import { sealedCall } from './sealed.ts';

const minuteMs = 60_000;
/** Enough for a picture of the maximum size over a slow connection. */
const imageTimeoutMs = 120_000;

/** Queries of the account. Their keys begin with `member`: a logout removes them. */
export const profileQueries = {
  info: (): Query<MemberInfo> => ({
    queryKey: ['member', 'info'],
    queryFn: ({ signal }) => call<MemberInfo>('memberInfo', { signal }),
    staleTime: minuteMs,
  }),
  icon: (): Query<MemberIcon> => ({
    queryKey: ['member', 'icon'],
    queryFn: ({ signal }) => call<MemberIcon>('memberIcon', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  profile: (): Query<Profile> => ({
    queryKey: ['member', 'profile'],
    queryFn: ({ signal }) => call<Profile>('profile', { signal }),
    staleTime: minuteMs,
  }),
  sessions: (): Query<MemberSessions> => ({
    queryKey: ['member', 'sessions'],
    queryFn: ({ signal }) => call<MemberSessions>('memberSessions', { signal }),
    staleTime: 0,
  }),
  logins: (): Query<LoginHistory> => ({
    queryKey: ['member', 'logins'],
    queryFn: ({ signal }) => call<LoginHistory>('loginHistory', { signal }),
    staleTime: 0,
  }),
} as const;

/** Changes of the account. `stepUp` is the ticket of a re-authentication for the act. */
export const profileCalls = {
  change: (change: ProfileChange) => call<Profile>('changeProfile', { body: change }),
  chooseAvatar: (avatar: string) => call<Profile['avatar']>('changeAvatar', { body: { avatar } satisfies AvatarChange }),
  /** @param image PNG or JPEG in base64. */
  uploadAvatar: (image: string) =>
    call<Profile['avatar']>('changeAvatar', { body: { image } satisfies AvatarChange, timeoutMs: imageTimeoutMs }),

  sendStepUpCode: (method: 'mobile' | 'email') => call<SmsValue>('stepUpCode', { body: { method } }),
  stepUp: (proof: StepUpProof) => sealedCall<StepUpTicket>('stepUp', proof).then(({ ticket }) => ticket),

  endSession: (session: string, stepUp: string) => call<null>('endSession', { body: { session, stepUp } }),
  endOtherSessions: (stepUp: string) => call<{ readonly ended: number }>('endOtherSessions', { body: { stepUp } }),
  offerAuthenticator: (stepUp: string) => call<AuthenticatorOffer>('authenticator', { body: { stepUp } }),
  confirmAuthenticator: (confirmation: AuthenticatorConfirmation) =>
    call<RecoveryCodes>('authenticatorConfirm', { body: confirmation }),
  setPaymentPassword: (setting: PaymentPasswordSetting) => sealedCall<null>('setPaymentPassword', setting),
  recoveryCodes: (stepUp: string) => call<RecoveryCodes>('recoveryCodes', { body: { stepUp } }),
} as const;
