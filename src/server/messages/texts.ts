import type { Language } from '../../domain/language.ts';
import { allWords } from '../../i18n/serverText.ts';
import type { MessageKey as Key } from '../../i18n/words.generated.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { Channel } from './gateway.ts';

/** Messages the server writes; each kind has a text for every channel it goes by. */
export type MessageKind = Key extends infer Name ? (Name extends `message.${infer Kind}.sms` ? Kind : never) : never;
export type MailKind = Key extends infer Name ? (Name extends `message.${infer Kind}.mail` ? Kind : never) : never;

export type MessageParams = Readonly<Partial<Record<'code' | 'link' | 'minutes' | 'provider', string>>>;

/** The words of a message: the brand's own where its manifest has them. */
export function messageText(
  { brand }: Tenant,
  language: Language,
  { channel, kind, params }: { readonly channel: Channel; readonly kind: string; readonly params: MessageParams },
) {
  const write = (key: string) => {
    const usual = allWords[language][key] ?? '';
    const own = brand.words[language][key];
    const pattern = own !== undefined && keepsWhatMatters(own, usual) ? own : usual;
    const known: Readonly<Record<string, string | undefined>> = { ...params, brand: brand.name };
    return pattern.replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => known[name] ?? '');
  };
  const key = `message.${kind}.${channel}`;
  return { subject: channel === 'mail' ? write(`${key}.subject`) : null, text: write(key) };
}

/** A message without its code or link would be of no use to whoever waits for it. */
const keepsWhatMatters = (own: string, usual: string) =>
  ['{{code}}', '{{link}}'].every((part) => own.includes(part) || !usual.includes(part));
