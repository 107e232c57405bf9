import { Failure } from '../../../wire/failure.ts';
import { providerCodeOf, providerError } from './providerCodes.ts';
import { solveRecaptcha } from './recaptcha.ts';

/** The project's web API key. */
interface Project {
  readonly apiKey: string;
}

const api = 'https://identitytoolkit.googleapis.com/v1';
const timeoutMs = 20_000;

/**
 * Has Firebase send a code to a number in E.164, and returns the session that the code belongs to.
 *
 * @throws Failure NETWORK, TIMEOUT, SYSTEM, or an error of the provider
 */
export async function sendPhoneCode(project: Project, phoneNumber: string): Promise<string> {
  const recaptchaToken = await solveRecaptcha(await request(project, 'recaptchaParams', 'recaptchaSiteKey'));
  return request(project, 'accounts:sendVerificationCode', 'sessionInfo', { phoneNumber, recaptchaToken });
}

/**
 * Identity token for the code that was sent in a session.
 *
 * @throws Failure NETWORK, TIMEOUT, SYSTEM, or an error of the provider
 */
export const confirmPhoneCode = (project: Project, sessionInfo: string, code: string): Promise<string> =>
  request(project, 'accounts:signInWithPhoneNumber', 'idToken', { sessionInfo, code });

/** One text of the reply. Without a body the request is a GET. */
async function request({ apiKey }: Project, method: string, member: string, body?: object): Promise<string> {
  const url = `${api}/${method}?key=${encodeURIComponent(apiKey)}`;
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const reply = await fetch(url, {
    ...(body === undefined ? {} : post),
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new Failure(isLate ? 'TIMEOUT' : 'NETWORK', { cause: error });
  });
  const content = (await reply.json().catch(() => null)) as Readonly<Record<string, unknown>> | null;
  const value = content?.[member];
  if (reply.ok && typeof value === 'string') return value;
  const code = providerCodeOf((content?.['error'] as { message?: string } | undefined)?.message ?? '');
  throw code === null ? new Failure('SYSTEM') : providerError(code);
}
