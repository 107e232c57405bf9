import { defineModule, type Setting } from '../../platform/modules/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import { createChallenge } from '../challenge/index.ts';
import { createMailCodes } from '../codes/mailCodes.ts';
import { createOneTimeCodes } from '../codes/oneTimeCodes.ts';
import { createSmsBudget } from '../codes/smsBudget.ts';
import { createSmsCodes } from '../codes/smsCodes.ts';
import { createMessages } from '../messages/index.ts';
import type { Identity, Verifiers } from '../ports/index.ts';
import { createSocial } from '../social/index.ts';
import { createTickets } from '../tickets/index.ts';
import { createNotices } from '../tickets/notices.ts';
import { createAddressProofs } from './addressProof.ts';
import { createAuthenticators } from './authenticators.ts';
import { createContacts } from './contacts.ts';
import { createForgotPassword, type ForgotPasswordDeps } from './forgotPassword.ts';
import { createNewAddress } from './newAddress.ts';
import { createRecoveryCodes } from './recoveryCodes.ts';
import type { VerificationSettings } from './settings.ts';
import { createStepUp } from './stepUp.ts';

export type { ForgotPassword } from './forgotPassword.ts';
export { readVerification } from './readVerification.ts';
export type { VerificationSettings } from './settings.ts';
export { enrolment, stepOfCode } from './timeCodes.ts';
export type Verification = ReturnType<typeof createVerification>;

export interface VerificationDeps extends Identity, Pick<ForgotPasswordDeps, 'background' | 'originOf'> {
  readonly outbound: Pick<Outbound, 'fetchFor'>;
}

/** Composes identity verification other than by password. */
export function createVerification(
  { background, originOf, outbound, ...identity }: VerificationDeps,
  settings: VerificationSettings,
) {
  const messages = createMessages({ ...identity, outbound, gateways: settings.gateways });
  const codes = createOneTimeCodes(identity);
  const budget = createSmsBudget(identity.limits, settings.smsDaily);
  const challenge = createChallenge({ ...identity, outbound }, settings.geetest);
  const smsCodes = createSmsCodes({ ...identity, challenge, codes, messages, budget });
  const mailCodes = createMailCodes({ ...identity, codes, messages });
  const tickets = createTickets(identity);
  const notices = createNotices({ messages, originOf });
  const recoveryCodes = createRecoveryCodes(identity);
  const authenticators = createAuthenticators({ ...identity, recoveryCodes, tickets, notices });
  const social = createSocial({ ...identity, outbound, tickets, notices, provider: settings.identityProvider });
  const newAddress = createNewAddress({ ...identity, tickets, messages, authenticators, recoveryCodes });
  const verifiers: Verifiers = {
    codes: {
      check: ({ brand: { merchant } }, purpose, { mobile, code, ticket = '' }) =>
        codes.take({ merchant, purpose, target: mobile, ticket }, code),
    },
    social,
    challenge,
    newAddress,
  };
  return {
    accounts: identity.accounts,
    verifiers,
    messages,
    notices,
    codes,
    smsCodes,
    tickets,
    authenticators,
    recoveryCodes,
    challenge,
    stepUp: createStepUp({ ...identity, codes, smsCodes, mailCodes, authenticators, recoveryCodes, tickets }),
    contacts: createContacts({ ...identity, codes, smsCodes, mailCodes }),
    addressProofs: createAddressProofs({
      ...identity,
      codes,
      smsCodes,
      mailCodes,
      authenticators,
      recoveryCodes,
      tickets,
      newAddress,
      social,
    }),
    forgotPassword: createForgotPassword({
      ...identity,
      background,
      codes,
      messages,
      tickets,
      notices,
      newAddress,
      challenge,
      originOf,
    }),
  };
}

type VerificationNeeds = VerificationDeps & Setting<'verification', VerificationSettings>;

export const verificationModule = defineModule({
  needs: [
    'settings',
    'db',
    'now',
    'vault',
    'reportFault',
    'accounts',
    'sessions',
    'audit',
    'limits',
    'captchas',
    'background',
    'originOf',
    'outbound',
  ],
  gives: { verification: ({ settings, ...deps }: VerificationNeeds) => createVerification(deps, settings.verification) },
  jobs: ({ verification: { messages } }) => [
    {
      name: 'deliver',
      isDue: messages.hasDue,
      onWork: (start) => messages.onQueued(start),
      run: () => messages.deliver(),
    },
  ],
});
