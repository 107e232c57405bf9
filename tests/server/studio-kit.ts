import { Secret, TOTP } from 'otpauth';
import type { OperatorRole } from '../../src/domain/operatorRole.ts';
import { readSettings } from '../../src/server/edge/settings/index.ts';
import type { Envelope } from '../../src/wire/envelope.ts';
import { type StudioCall, studioCalls } from '../../src/wire/studio/calls.ts';
import type { StudioSession } from '../../src/wire/studio/session.ts';
import type { Site } from './auth-kit.ts';

/** `settings.studioHost` of a test server with a studio. */
export const studioHost = 'studio.test';
export const studioOrigin = `https://${studioHost}`;

export interface StudioAnswer<Value> extends Envelope<Value> {
  readonly status: number;
  /** `set-cookie` headers. */
  readonly cookies: readonly string[];
}

interface StudioSend {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  /** An undefined one is not sent. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly from?: string;
  readonly host?: string;
}

/** Headers without those that are undefined. */
export const sent = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** Test client with the cookies of one browser: calls the in-process server as the studio does. */
export function studioBrowser(site: Pick<Site, 'server'>) {
  const jar = new Map<string, string>();

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what it reads, as with `json`
  async function send<Value = null>(
    call: StudioCall,
    body?: object,
    { params = {}, query = {}, headers = {}, from = '127.0.0.1', host = studioHost }: StudioSend = {},
  ): Promise<StudioAnswer<Value>> {
    const [method, path] = studioCalls[call];
    const url = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query)}`;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await site.server.inject({
      method,
      url: `${url}${search}`,
      remoteAddress: from,
      headers: sent({ host, 'sec-fetch-site': 'same-origin', ...(cookie === '' ? {} : { cookie }), ...headers }),
      ...(body === undefined ? {} : { payload: body }),
    });
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    for (const line of cookies) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return { status: answer.statusCode, cookies, ...answer.json<Envelope<Value>>() };
  }

  return { send, jar };
}

export type StudioBrowser = ReturnType<typeof studioBrowser>;

/** The code an authenticator shows at a moment. */
export const codeAt = (secret: string, moment: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: moment.getTime(),
  });

export const studioPassword = 'a long sentence of nobody';

export interface JoinedOperator {
  readonly name: string;
  readonly browser: StudioBrowser;
  /** Of the authenticator, base32. */
  readonly secret: string;
  /** Of the command line. */
  readonly token: string;
}

/** Adds an operator as the installation does, accepts the invitation and sets the authenticator up: the browser is signed in and proven. */
export async function joinedOperator(
  site: Pick<Site, 'server' | 'operators'>,
  now: () => Date,
  { name, roles, merchants }: { readonly name: string; readonly roles: OperatorRole[]; readonly merchants?: string[] },
): Promise<JoinedOperator> {
  const { token, invitation } = await site.operators.add({ name, roles, ...(merchants === undefined ? {} : { merchants }) });
  const browser = studioBrowser(site);
  const secret = await accept(browser, now, { path: invitation ?? '' });
  return { name, browser, secret, token };
}

/** The token of an invitation's link. */
export const tokenOf = (path: string) => path.split('#').at(-1) ?? '';

/** `settings.verification` of a test server whose mails stay in the outbox. */
export const withMail = {
  ...readSettings({}).verification,
  gateways: { sms: { kind: 'outbox' }, mail: { kind: 'outbox' } },
} as const;

/** Path of the newest invitation that was mailed to an address. */
export async function mailedInvitation({ server }: Pick<Site, 'server'>, email: string): Promise<string> {
  const shown = await server.services.verification.messages.shown();
  const { link } = shown.find(({ to, link: found }) => to === email && found !== null) ?? { link: null };
  if (link === null || link === undefined) throw new Error(`No invitation was sent to ${email}.`);
  const { pathname, hash } = new URL(link);
  return `${pathname}${hash}`;
}

/** Accepts an invitation with `studioPassword` and binds an authenticator. @returns its secret */
export async function accept(browser: StudioBrowser, now: () => Date, { path }: { readonly path: string }): Promise<string> {
  const joined = await browser.send<StudioSession>('acceptInvitation', { token: tokenOf(path), password: studioPassword });
  const secret = joined.value.enrolment?.secret ?? '';
  const done = await browser.send<StudioSession>('sendCode', { code: codeAt(secret, now()) });
  if (done.value.step !== 'signedIn') throw new Error(`The operator could not join: ${done.code}.`);
  return secret;
}
