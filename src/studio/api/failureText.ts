import { type LocalText, languageOf, localized } from '../../domain/language.ts';
import { Failure, type FailureCode } from '../../wire/failure.ts';
import type { StudioTextKey, Translate } from '../i18n/index.ts';

const keys: Partial<Record<FailureCode, StudioTextKey>> = {
  NETWORK: 'failure.network',
  TIMEOUT: 'failure.timeout',
  CHUNK: 'failure.network',
  NOT_ALLOWED: 'failure.notAllowed',
  NOT_FOUND: 'failure.notFound',
  CONFLICT: 'failure.conflict',
  REPLAY: 'failure.conflict',
  RATE_LIMIT: 'failure.rateLimit',
  VALIDATION: 'failure.validation',
  MALFORMED: 'failure.validation',
  LIMIT_REACHED: 'failure.limit',
  AUTH_REQUIRED: 'failure.signIn',
  UNAVAILABLE: 'failure.unavailable',
};

/** Words for the details of a refused value, which name what is wrong and what to do. */
const ruleKeys = {
  liveFrom: 'failure.rule.liveFrom',
  files: 'failure.rule.files',
  step: 'failure.rule.step',
  object: 'failure.rule.object',
  size: 'failure.rule.size',
  depth: 'failure.rule.values',
  values: 'failure.rule.values',
  choose: 'failure.rule.choose',
  noEmail: 'failure.rule.noEmail',
} as const satisfies Readonly<Record<string, StudioTextKey>>;

/** Rules that one refusal alone names, whatever its code. */
const ownRuleKeys = {
  noContact: 'failure.rule.noContact',
  noMail: 'failure.rule.noMail',
  waiting: 'failure.rule.waiting',
  changed: 'failure.rule.changed',
  own: 'failure.rule.own',
  notRunning: 'failure.rule.notRunning',
  takingBack: 'failure.rule.takingBack',
} as const satisfies Readonly<Record<string, StudioTextKey>>;

const fieldKeys = {
  logo: 'failure.field.logo',
  amount: 'failure.field.amount',
  act: 'failure.field.act',
  reason: 'failure.field.reason',
  title: 'failure.field.languages',
  body: 'failure.field.languages',
  language: 'failure.field.languages',
  until: 'failure.field.until',
  word: 'failure.field.word',
  audience: 'failure.field.audience',
} as const satisfies Readonly<Record<string, StudioTextKey>>;

/** Codes whose sentence of the server is written for a player's form, or about a player. */
const ofPlayers: readonly FailureCode[] = ['VALIDATION', 'MALFORMED', 'LIMIT_REACHED'];

/** Text of a failure, in the reader's language: its details where they say more than the code, else the server's own sentence. */
export function failureTextOf(thrown: unknown, text: Translate): string {
  if (!(thrown instanceof Failure)) return text('failure.system');
  const isOfConnection = thrown.code === 'NETWORK' || thrown.code === 'TIMEOUT' || thrown.code === 'SYSTEM';
  const detail = isOfConnection ? null : detailOf(thrown, text);
  if (detail !== null) return detail;
  if (!isOfConnection && thrown.text !== null && !ofPlayers.includes(thrown.code)) return thrown.text;
  return text(keys[thrown.code] ?? 'failure.system');
}

interface Details {
  readonly sentence?: LocalText | null;
  readonly problems?: readonly { readonly message: LocalText }[];
  readonly rule?: string;
  readonly field?: string;
}

function detailOf({ code, value }: Failure, text: Translate): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const inLanguage = (sentence: LocalText) => localized(sentence, languageOf(globalThis.document?.documentElement.lang ?? ''));
  // Of a request that does not have the agreed shape.
  if (Array.isArray(value)) {
    const fields = value.flatMap((each: Details | null) => each?.field ?? []);
    return fields.length === 0 ? null : text('failure.fields', { fields: fields.join(', ') });
  }
  const { sentence, problems = [], rule, field } = value as Details;
  if (sentence !== undefined && sentence !== null) return inLanguage(sentence);
  if (problems.length > 0) return problems.map(({ message }) => inLanguage(message)).join(' ');
  if (rule !== undefined && Object.hasOwn(ownRuleKeys, rule)) return text(ownRuleKeys[rule as keyof typeof ownRuleKeys]);
  if (code !== 'VALIDATION') return null;
  if (rule !== undefined && Object.hasOwn(ruleKeys, rule)) return text(ruleKeys[rule as keyof typeof ruleKeys]);
  if (field !== undefined && Object.hasOwn(fieldKeys, field)) return text(fieldKeys[field as keyof typeof fieldKeys]);
  return null;
}
