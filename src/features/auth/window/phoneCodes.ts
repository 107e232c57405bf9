import { authCalls, type FirebaseToken } from '../../../api/auth.ts';
import { part } from '../../../api/call.ts';
import { providerErrorKey } from '../../../domain/providerError.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useVisit, visitSlot } from '../../../runtime/session/index.ts';
import { Failure } from '../../../wire/failure.ts';

/** A code that Firebase sent, and the token it was exchanged for: a code is accepted once, its token for several attempts. */
interface SentCode {
  readonly session: string;
  /** Of the sign-in that began with the code. */
  readonly ticket: string;
  readonly confirmed?: { readonly code: string; readonly idToken: string };
}

/** By number in E.164; outlives the form that asked for the code. */
const sentPhoneCodes = visitSlot('page', () => new Map<string, SentCode>());

/** Codes by SMS from the brand's Firebase project instead of our server. */
export interface PhoneCodes {
  /** @throws an error of the provider */
  readonly send: (number: string) => Promise<void>;
  /** @throws Failure VALIDATION with the error of the code */
  readonly confirm: (number: string, code: string) => Promise<FirebaseToken>;
}

function createPhoneCodes(settings: { readonly apiKey: string }, sent: Map<string, SentCode>): PhoneCodes {
  const load = () => part(() => import('../social/firebasePhone.ts'));
  const confirm = async (number: string, code: string): Promise<FirebaseToken> => {
    const found = sent.get(number);
    if (found === undefined) throw codeFault('auth.provider.codeExpired');
    const { session, ticket, confirmed } = found;
    if (confirmed?.code === code) return { channel: 'sms', idToken: confirmed.idToken, ticket };
    const { confirmPhoneCode } = await load();
    const idToken = await confirmPhoneCode(settings, session, code);
    sent.set(number, { session, ticket, confirmed: { code, idToken } });
    return { channel: 'sms', idToken, ticket };
  };
  return {
    async send(number) {
      const { sendPhoneCode } = await load();
      const ticket = await authCalls.signInTicket();
      sent.set(number, { ticket, session: await sendPhoneCode(settings, number) });
    },
    confirm: (number, code) =>
      confirm(number, code).catch((error: unknown) => {
        const key = providerErrorKey(error);
        throw key === null ? error : codeFault(key);
      }),
  };
}

const codeFault = (key: string) => new Failure('VALIDATION', { value: [{ field: 'verificationCode', key, params: {} }] });

/** Null if our server sends the codes of this brand. */
export function usePhoneCodes(): PhoneCodes | null {
  const { firebase } = useBrand().signIn;
  const sent = useVisit().read(sentPhoneCodes);
  return firebase?.sms === true ? createPhoneCodes(firebase, sent) : null;
}
