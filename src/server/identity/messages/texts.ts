import type { Language } from '../../../domain/language.ts';
import { allWords } from '../../../i18n/serverText.ts';
import type { MessageKey as Key } from '../../../i18n/words.generated.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Channel } from './gateway.ts';

/** Message kinds, derived from the i18n keys `message.<kind>.<channel>`. */
export type MessageKind = Key extends infer Name ? (Name extends `message.${infer Kind}.sms` ? Kind : never) : never;
export type MailKind = Key extends infer Name ? (Name extends `message.${infer Kind}.mail` ? Kind : never) : never;

export type MessageParams = Readonly<
  Partial<Record<'code' | 'link' | 'minutes' | 'provider' | 'amount' | 'points' | 'rank' | 'reference' | 'answer', string>>
>;

/** Renders a message, with the overrides from the brand manifest if it has any. */
export function messageText(
  { brand }: Tenant,
  language: Language,
  { channel, kind, params }: { readonly channel: Channel | 'inbox'; readonly kind: string; readonly params: MessageParams },
) {
  const write = (key: string) => {
    const standard = allWords[language][key] ?? '';
    const override = brand.words[language][key];
    const pattern = override !== undefined && keepsPlaceholders(override, standard) ? override : standard;
    const known: Readonly<Record<string, string | undefined>> = { ...params, brand: brand.name };
    return pattern.replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => known[name] ?? '');
  };
  const key = `message.${kind}.${channel}`;
  return { subject: channel === 'sms' ? null : write(`${key}.subject`), text: write(key) };
}

/** Rejects an override that drops the code, link, amount, points or answer of the message. */
const keepsPlaceholders = (override: string, standard: string) =>
  ['{{code}}', '{{link}}', '{{amount}}', '{{points}}', '{{rank}}', '{{answer}}'].every(
    (part) => override.includes(part) || !standard.includes(part),
  );
