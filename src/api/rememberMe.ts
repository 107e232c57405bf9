import { constants } from '../domain/constants.ts';
import { closeInVault, forgetInVault, openFromVault } from './vault.ts';

/** Values filled in on the next visit. */
export interface Remembered {
  readonly user: string;
  readonly password: string;
  readonly smsNumber: string;
}

const name = 'remember-me';
/** Browsers drop larger cookies. */
const maxLength = 3_800;
const nothing: Remembered = { user: '', password: '', smsNumber: '' };

export interface RememberPolicy {
  readonly merchant: string;
  /** Whether the brand allows the password to be remembered. */
  readonly keepsPassword: boolean;
}

/** Merges new values into those remembered before. Only ciphertext is written. */
export async function remember(typed: Partial<Remembered>, { merchant, keepsPassword }: RememberPolicy): Promise<void> {
  const all = { ...nothing, ...(await readRemembered({ merchant, keepsPassword })), ...typed };
  const sealed = await closeInVault({ name, merchant }, JSON.stringify(keepsPassword ? all : { ...all, password: '' }));
  if (sealed === null || sealed.length > maxLength) return;
  writeCookie(sealed, constants.rememberMeTime / 1_000);
}

export async function readRemembered({ merchant, keepsPassword }: RememberPolicy): Promise<Remembered | null> {
  const sealed = readCookie();
  if (sealed === null) return null;
  const opened = await openFromVault({ name, merchant }, sealed);
  if (opened === null) return null;
  const { user, password, smsNumber } = JSON.parse(opened) as Partial<Remembered>;
  return { user: user ?? '', password: keepsPassword ? (password ?? '') : '', smsNumber: smsNumber ?? '' };
}

/** Removes the cookie and its key: the box was unticked, or the password has changed. */
export async function forgetRemembered(): Promise<void> {
  writeCookie('', 0);
  await forgetInVault(name);
}

/** The prefix keeps other hosts of the domain from setting the cookie; browsers admit it over https only. */
export const cookieName = (protocol: string) => (protocol === 'https:' ? `__Host-${name}` : name);

/** Attributes of the cookie, without its value. */
export const cookieAttributes = (maxAge: number, protocol: string) =>
  [`Max-Age=${maxAge}`, 'Path=/', 'SameSite=Strict', ...(protocol === 'https:' ? ['Secure'] : [])].join('; ');

function writeCookie(value: string, maxAge: number): void {
  document.cookie = `${cookieName(location.protocol)}=${value}; ${cookieAttributes(maxAge, location.protocol)}`;
}

function readCookie(): string | null {
  const start = `${cookieName(location.protocol)}=`;
  const found = document.cookie.split('; ').find((entry) => entry.startsWith(start));
  return found === undefined || found === start ? null : found.slice(start.length);
}
