import { languageOf } from '../../domain/language.ts';
import { momentText, zoneText } from '../../domain/momentText.ts';
import { priceText } from '../../domain/moneyText.ts';
import { amountText, readAmount } from '../engines/amount.ts';
import { filled, type Words } from '../i18n/pickText.ts';
import { boot } from './boot.ts';
import type { RoundSum } from './roundSum.ts';

const files = import.meta.glob<Words>('../i18n/*.json', { eager: true, import: 'default' });

export const words: Words = files[`../i18n/${boot.language}.json`] ?? (files['../i18n/en.json'] as Words);

/** A text in the language of the frame; fills `{{name}}` with the value of that name. */
export const t = (key: keyof Words, values: Readonly<Record<string, string | number>> = {}) => filled(words[key], values);

/** Whether the word files have a key that was composed at run time. */
export const has = (key: string): key is keyof Words => Object.hasOwn(words, key);

/** Currency text as the site writes it. */
export const money = (amount: bigint) => priceText(amountText(amount), boot.symbol, boot.money ?? undefined);

/** Currency text of a decimal string; null counts as zero. */
export const moneyOf = (text: string | null) => money(readAmount(text ?? '0') ?? 0n);

/** Currency text with its sign; zero has none. */
export const signed = (amount: bigint) =>
  amount === 0n ? money(0n) : `${amount > 0n ? '+' : '\u2212'}${money(amount < 0n ? -amount : amount)}`;

/** Result of rounds in one line: the net of a win, what came back otherwise. */
export function sumText({ verdict, returned, net }: RoundSum): string {
  if (verdict === 'win') return t('you_won', { amount: signed(net) });
  if (verdict === 'part') return t('part_back', { amount: money(returned), net: signed(net) });
  return verdict === 'refund' ? t('stake_back', { amount: money(returned) }) : t('no_win');
}

/** Stake, return and net, to be shown side by side. */
export const sumParts = ({ stake, returned, net }: RoundSum): readonly string[] => [
  t('sum_stake', { amount: money(stake) }),
  t('sum_returned', { amount: money(returned) }),
  t('sum_net', { amount: signed(net) }),
];

/** Number of stakes that came back, cut to one decimal. */
export const timesBack = ({ stake, returned }: RoundSum) => t('times_back', { times: Number((returned * 10n) / stake) / 10 });

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Compact notation for chips. */
export const brief = (amount: bigint) => short.format(amount / 10_000n);

/** A multiplier given in hundredths, e.g. ×1.95. */
export const times = (hundredths: number) => `×${hundredths % 100 === 0 ? hundredths / 100 : (hundredths / 100).toFixed(2)}`;

/** A fraction as a percentage with two decimals, without the sign. */
export const share = (part: number) => (part * 100).toFixed(2);

/** A duration as `mm:ss`, from an hour on as `h:mm:ss`; negative ones as zero. */
export const clock = (durationMs: number) => {
  const seconds = Math.max(0, Math.ceil(durationMs / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  return seconds >= 3600
    ? `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
    : `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
};

/** Zone of all times in the game. */
const timeZone = boot.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** An epoch in milliseconds to the second, in the site's zone. */
export const momentOf = (at: number) => momentText(at, { timeZone, language: languageOf(boot.language), to: 'second' });

/** The zone with its offset, to be named once beside times. */
export const zone = () => zoneText(timeZone, languageOf(boot.language));
