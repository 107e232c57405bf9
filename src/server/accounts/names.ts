/** What makes two user names one: compatibility form, outer spaces and case do not count. */
export const foldName = (name: string) => name.normalize('NFKC').trim().toLowerCase();

/** The part after the `@` never has case; who owns the part before it knows best, but people do not. */
export const foldEmail = (email: string) => email.normalize('NFC').trim().toLowerCase();

/** A user name as it is kept and shown. */
export const shownName = (name: string) => name.normalize('NFC').trim();

const reserved = new Set(
  'admin administrator root system sysadmin support helpdesk moderator operator owner staff service security finance cashier official guest anonymous null undefined test master superuser webmaster hostmaster postmaster'.split(
    ' ',
  ),
);
/** Names the server gives itself. */
const givenStarts = ['trial', 'user'];

/** Names that would pass for the house, and forms of names the server hands out. */
export function isReservedName(name: string, house: readonly string[]): boolean {
  const folded = foldName(name);
  const bare = folded.replace(/\d+$/, '');
  const isHouse = house.some((word) => word !== '' && bare === foldName(word).replaceAll(' ', ''));
  return isHouse || reserved.has(bare) || givenStarts.some((start) => folded.startsWith(start) && /\d{4,}$/.test(folded));
}
