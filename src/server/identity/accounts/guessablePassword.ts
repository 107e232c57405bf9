import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tenant } from '../../tenants/tenant/index.ts';

/** Passwords of leaks; the shorter list of `domain/password.ts`, which browsers load too, has Vietnamese ones. */
const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'commonPasswords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !/^#(?: |$)/.test(line)),
);

/** Words about the product and the countries of its users: the first guesses of an attacker who knows the site. */
const productWords = `
livery casino baccarat bacarat poker jackpot slot slots lottery betting football xoso soxo taixiu nohu banca
daga danhbai nhacai caocuoc cacuoc bongda thethao vietnam hanoi saigon hochiminh danang haiphong cantho
nhatrang dalat vungtau hue
`
  .trim()
  .split(/\s+/u);

const shortestWord = 3;

/**
 * Whether a new password is among the first guesses: a common one, or a word of the brand, the product or the user's own name
 * with nothing but digits and signs.
 */
export function isGuessable({ brand }: Tenant, username: string, password: string): boolean {
  if (commonPasswords.has(password.normalize('NFC').toLowerCase())) return true;
  const letters = lettersOf(password);
  const hostLabels = brand.hosts.flatMap((host) => host.split('.').slice(0, -1));
  const context = [brand.name, ...brand.name.split(/\s+/u), brand.merchant, ...hostLabels, username, ...productWords];
  return context.map(lettersOf).some((word) => word.length >= shortestWord && isRepetition(letters, word));
}

/** The same for the password of an operator, who belongs to no brand. */
export function isGuessableOfOperator(names: readonly string[], password: string): boolean {
  if (commonPasswords.has(password.normalize('NFC').toLowerCase())) return true;
  const letters = lettersOf(password);
  const words = [...names.flatMap((name) => name.split(/[\s.-]+/u)), 'studio', ...productWords].map(lettersOf);
  return words.some((word) => word.length >= shortestWord && isRepetition(letters, word));
}

/** Letters in lower case without diacritics: `Hắc-Sơn 2026` is `hacson`. */
const lettersOf = (text: string) => text.normalize('NFD').toLowerCase().replaceAll('đ', 'd').replaceAll(/\P{L}/gu, '');

const isRepetition = (text: string, word: string) => text !== '' && text.replaceAll(word, '') === '';
