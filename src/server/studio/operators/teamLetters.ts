import type { Language } from '../../../domain/language.ts';
import { maskedMail } from '../../identity/codes/index.ts';
import type { OperatorMail } from '../../identity/messages/index.ts';
import { teamChangeWords, teamMailWords } from './teamMailWords.ts';
import type { Rights } from './teamTrust.ts';

/** Writer of the mails that an act causes. */
export interface Writing {
  /** Scheme and host of the studio. */
  readonly origin: string;
  readonly language: Language;
}

/** A mail to a person about the own access. */
export interface Letter {
  readonly kind: keyof typeof teamMailWords;
  readonly to: string;
  readonly name: string;
  readonly link?: string;
  readonly changes?: readonly Difference[];
}

/** One kind of right before and after; addresses are masked. */
export interface Difference {
  readonly field: string;
  readonly was: readonly string[];
  readonly is: readonly string[];
}

/** Changes to a person. */
export function differences(
  before: Rights & { readonly displayName: string | null },
  after: Rights & { readonly displayName: string | null },
): readonly Difference[] {
  const valuesOf = ({ roles, merchants, displayName, email, disabled }: typeof before) => ({
    roles,
    merchants: merchants ?? ['all'],
    displayName: [displayName ?? ''],
    email: [masked(email)],
    state: [disabled ? 'disabled' : 'active'],
  });
  const [was, is] = [valuesOf(before), valuesOf(after)];
  return (['roles', 'merchants', 'displayName', 'email', 'state'] as const)
    .map((field) => ({ field, was: was[field], is: is[field] }))
    .filter((each) => each.was.join(' ') !== each.is.join(' '));
}

/** The mail, in the language of who caused it. */
export function written(
  { kind, to, name, link, changes = [] }: Letter,
  by: string,
  { origin, language }: Writing,
): OperatorMail {
  const { subject, text } = teamMailWords[kind][language];
  const words: Readonly<Record<string, string>> = teamChangeWords[language];
  const said = (values: readonly string[]) => values.map((value) => words[value] ?? value).join(', ');
  const lines = changes.map(({ field, was, is }) => `${words[field]}: ${said(was)} → ${said(is)}`);
  const address = link === undefined ? null : `${origin}${link}`;
  const known: Readonly<Record<string, string>> = { name, by, changes: lines.join('\n'), link: address ?? '' };
  const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_match, key: string) => known[key] ?? '');
  return { to, language, subject, text: filled, link: address };
}

export const masked = (email: string | null) => (email === null ? '' : maskedMail(email));
