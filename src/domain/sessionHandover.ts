/**
 * Hand-over of a session between tabs of one browser: the inline script of a page asks on `sessionChannel`, a tab with a
 * session answers on a channel that only the nonce of the question names. Nothing is stored outside of session storage.
 */

/** `BroadcastChannel` of all tabs of a site. */
export const sessionChannel = 'session';

/** Channel of the answers to one question. */
export const answerChannel = (nonce: string) => `${sessionChannel} ${nonce}`;

/** 128 random bits in hexadecimal. */
export const noncePattern = /^[0-9a-f]{32}$/;

/** 256 random bits, base64url. */
export const tokenPattern = /^[\w-]{43}$/;

/** Event of `window`: session storage now holds the session of another tab. */
export const handoverEvent = 'sessionhandover';

/**
 * Keys of session storage that are handed over. The stored password is not: it would outlive a password change in another
 * tab, so a tab that received its session asks for the old password.
 */
export const handedKeys = [
  'token',
  'account',
  'username',
  'nickname',
  'customerId',
  'isAgent',
  'toUpline',
  'memberLabel',
] as const;

/** The values as session storage holds them. */
export type HandedValues = Readonly<Record<(typeof handedKeys)[number], string>>;
