/** Normalised user name for comparison: NFKC, trimmed, lower case. */
export const foldName = (name: string) => name.normalize('NFKC').trim().toLowerCase();

/**
 * Normalised email address for comparison. The local part is lower-cased too: it may be case-sensitive, but people do not
 * type it so.
 */
export const foldEmail = (email: string) => email.normalize('NFC').trim().toLowerCase();

/** A user name as stored and displayed. */
export const shownName = (name: string) => name.normalize('NFC').trim();

const reserved = new Set(
  'admin administrator root system sysadmin support helpdesk moderator operator owner staff service security finance cashier official guest anonymous null undefined test master superuser webmaster hostmaster postmaster'.split(
    ' ',
  ),
);
/** Prefixes of generated user names. */
const generatedPrefixes = ['trial', 'user'];

/** Whether a name could be mistaken for the operator (`house`: brand names) or for a generated name. */
export function isReservedName(name: string, house: readonly string[]): boolean {
  const folded = foldName(name);
  const bare = folded.replace(/\d+$/, '');
  const isHouse = house.some((word) => word !== '' && bare === foldName(word).replaceAll(' ', ''));
  return (
    isHouse || reserved.has(bare) || generatedPrefixes.some((prefix) => folded.startsWith(prefix) && /\d{4,}$/.test(folded))
  );
}

/** Compares names ignoring case, diacritics and spacing, because banks store them in plain capitals. */
export function isSameName(stored: string | undefined, typed: string): boolean {
  return stored !== undefined && plain(typed) !== '' && plain(stored) === plain(typed);
}

const plain = (name: string) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/đ/giu, 'd').replaceAll(/\s+/gu, ' ').trim().toUpperCase();
