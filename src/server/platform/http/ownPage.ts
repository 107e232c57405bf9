import { hostName } from './hostName.ts';

/** Whether a page of the site itself opens the socket, or an exported one: browsers state its origin, other pages have another one. */
export function isOwnPage(origin: string | undefined, host: string, exported: readonly string[]): boolean {
  if (origin !== undefined && exported.includes(origin)) return true;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { protocol, host: own } = new URL(origin);
  return /^https?:$/.test(protocol) && hostName(own) === host;
}
