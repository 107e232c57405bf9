import { hostName } from './hostName.ts';

/** Whether a page of the site itself opens the socket: browsers state its origin, other pages have another one. */
export function isOwnPage(origin: string | undefined, host: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { protocol, host: own } = new URL(origin);
  return /^https?:$/.test(protocol) && hostName(own) === host;
}
