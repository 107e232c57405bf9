import type { MemberIcon, MemberInfo, MemberSessions } from '../wire/auth.ts';
import type { PaymentPasswordSetting } from '../wire/paymentPassword.ts';
import type { AvatarChange, LoginHistory, Profile, ProfileChange } from '../wire/profile.ts';
import type { AuthenticatorConfirmation, StepUpProof } from '../wire/verification.ts';
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
    queryFn: ({ signal }) => call('memberInfo', { signal }),
    staleTime: minuteMs,
  }),
  icon: (): Query<MemberIcon> => ({
    queryKey: ['member', 'icon'],
    queryFn: ({ signal }) => call('memberIcon', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  profile: (): Query<Profile> => ({
    queryKey: ['member', 'profile'],
    queryFn: ({ signal }) => call('profile', { signal }),
    staleTime: minuteMs,
  }),
  sessions: (): Query<MemberSessions> => ({
    queryKey: ['member', 'sessions'],
    queryFn: ({ signal }) => call('memberSessions', { signal }),
    staleTime: 0,
  }),
  logins: (): Query<LoginHistory> => ({
    queryKey: ['member', 'logins'],
    queryFn: ({ signal }) => call('loginHistory', { signal }),
    staleTime: 0,
  }),
} as const;

/** Ticket of a re-authentication; absent while the server has not asked for one. */
type Ticket = string | undefined;

const sent = (stepUp: Ticket) => (stepUp === undefined ? {} : { stepUp });

/** Changes of the account. Those with a `stepUp` run in `useStepUp`. */
export const profileCalls = {
  change: (change: ProfileChange) => call('changeProfile', { body: change }),
  chooseAvatar: (avatar: string) => call('changeAvatar', { body: { avatar } satisfies AvatarChange }),
  /** @param image PNG or JPEG in base64. */
  uploadAvatar: (image: string) => call('changeAvatar', { body: { image } satisfies AvatarChange, timeoutMs: imageTimeoutMs }),

  sendStepUpCode: (method: 'mobile' | 'email') => call('stepUpCode', { body: { method } }),
  stepUp: (proof: StepUpProof) => sealedCall('stepUp', proof).then(({ ticket }) => ticket),

  sendContactCode: (contact: 'mobile' | 'email') => call('contactCode', { body: { contact } }),
  confirmContact: (contact: 'mobile' | 'email', code: string, stepUp: Ticket) =>
    call('confirmContact', { body: { contact, code, ...sent(stepUp) } }),

  endSession: (session: string, stepUp: Ticket) => call('endSession', { body: { session, ...sent(stepUp) } }),
  endOtherSessions: (stepUp: Ticket) => call('endOtherSessions', { body: sent(stepUp) }),
  offerAuthenticator: (stepUp: Ticket) => call('authenticator', { body: sent(stepUp) }),
  confirmAuthenticator: (confirmation: AuthenticatorConfirmation) => call('authenticatorConfirm', { body: confirmation }),
  removeAuthenticator: (stepUp: Ticket) => call('authenticatorRemoval', { body: sent(stepUp) }),
  setPaymentPassword: (paymentPassword: string, stepUp: Ticket) => {
    const setting: PaymentPasswordSetting = { paymentPassword, ...sent(stepUp) };
    return sealedCall('setPaymentPassword', setting);
  },
  recoveryCodes: (stepUp: Ticket) => call('recoveryCodes', { body: sent(stepUp) }),
} as const;
