import { type Language, type LocalText, languages } from './language.ts';

/** A number that a text names, and whether it is a share of a hundred. */
export interface NamedFigure {
  readonly value: number;
  readonly isPercent: boolean;
}

/** The settings of a promotion that its words have to name. */
export interface StatedRule {
  readonly kind: string;
  readonly percent?: number;
  readonly max?: number;
  readonly min?: number;
  readonly amount?: number;
  readonly wagering?: { readonly times: number; readonly days: number };
}

/** A promotion as it is written. */
export interface StatedPromotion {
  readonly title: Partial<LocalText>;
  readonly terms?: Partial<LocalText>;
  readonly rule?: StatedRule;
}

/** A fault of the words of a promotion: `missing` is of the rule, `differs` is named in another language only. */
export interface TermFault {
  readonly language: Language;
  readonly fault: 'noTitle' | 'noTerms' | 'age' | 'wagering' | 'deadline' | 'missing' | 'differs';
  readonly figures: readonly NamedFigure[];
}

const scales: readonly (readonly [pattern: RegExp, factor: number])[] = [
  [/^\s?(?:k|nghìn|ngàn|thousand)(?![\p{L}\p{N}])/iu, 1e3],
  [/^\s?(?:m|tr|triệu|million)(?![\p{L}\p{N}])/iu, 1e6],
  [/^\s?(?:tỷ|tỉ|billion)(?![\p{L}\p{N}])/iu, 1e9],
];

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
/** A month beside a day or a year: Vietnamese names it by its number. */
const monthName = new RegExp(
  `(?<=\\d\\s)(?:${months.map((name) => `${name}|${name.slice(0, 3)}`).join('|')})(?!\\p{L})`,
  'giu',
);

const monthNumber = (name: string): string =>
  String(months.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1);

/** The figures that a text names, in the order in which it does; grouped numbers and those with a unit such as 131K too. */
export function figuresIn(text: string): readonly NamedFigure[] {
  const plain = text.normalize('NFC').replace(monthName, monthNumber);
  return [...plain.matchAll(/\d(?:[\d.,]*\d)?/g)].map((found) => {
    const rest = plain.slice(found.index + found[0].length);
    const isPercent = /^\s?%|^\s(?:phần trăm|percent)/iu.test(rest);
    const factor = scales.find(([pattern]) => pattern.test(rest))?.[1] ?? 1;
    return { value: numberOf(found[0]) * factor, isPercent };
  });
}

/** A number as it is written: the last of two separators is that of decimals, and so is one that does not part thousands. */
function numberOf(written: string): number {
  const separators = [...written].filter((sign) => sign === '.' || sign === ',');
  const [first] = separators;
  const last = separators.at(-1);
  if (first === undefined || last === undefined) return Number(written);
  const groups = written.split(first);
  const isGrouped = first !== last || (groups[0] !== '0' && groups.slice(1).every((group) => group.length === 3));
  const [whole = '', decimals = ''] = first === last && isGrouped ? [written] : written.split(last);
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals || '0'}`);
}

const keyOf = ({ value, isPercent }: NamedFigure) => `${value}${isPercent ? '%' : ''}`;

/** The figures of the first list that the second one lacks, each once. */
function lacking(wanted: readonly NamedFigure[], named: readonly NamedFigure[]): readonly NamedFigure[] {
  const there = new Set(named.map(keyOf));
  return [...new Map(wanted.map((figure) => [keyOf(figure), figure])).values()].filter((figure) => !there.has(keyOf(figure)));
}

const plain = (value: number): NamedFigure => ({ value, isPercent: false });

/** The figures of a rule that words have to name: what it pays, from what on and how much at most. */
export function figuresOfRule({ kind, percent, max, min, amount }: StatedRule): readonly NamedFigure[] {
  const isShare = kind === 'depositMatch' || kind === 'cashback';
  return [
    ...(isShare && percent !== undefined ? [{ value: percent, isPercent: true }] : []),
    ...(isShare && max !== undefined ? [plain(max)] : []),
    ...(isShare && min !== undefined && min > 1 ? [plain(min)] : []),
    ...(kind === 'fixed' && amount !== undefined ? [plain(amount)] : []),
  ];
}

/**
 * Faults that the words of a promotion may not have when it goes live: in every offered language they name the age, the wagering and its deadline
 * and the figures of the rule, and all languages name the same ones.
 */
export function termFaults(
  { title, terms, rule }: StatedPromotion,
  { offered, minAge }: { readonly offered: readonly Language[]; readonly minAge: number },
): readonly TermFault[] {
  const shown = languages.filter((language) => offered.includes(language));
  const wordsIn = (language: Language) => figuresIn(`${title[language] ?? ''}\n${terms?.[language] ?? ''}`);
  const everywhere = shown.flatMap((language) => (isBlank(terms?.[language]) ? [] : wordsIn(language)));
  return shown.flatMap((language): TermFault[] => {
    const own = wordsIn(language);
    const faultOf = (fault: TermFault['fault'], figures: readonly NamedFigure[]): TermFault[] =>
      figures.length === 0 ? [] : [{ language, fault, figures }];
    const untitled: TermFault[] = isBlank(title[language]) ? [{ language, fault: 'noTitle', figures: [] }] : [];
    if (isBlank(terms?.[language])) return [...untitled, { language, fault: 'noTerms', figures: [] }];
    const ofRule = rule === undefined ? [] : figuresOfRule(rule);
    const [age, wagering, deadline] = [
      [plain(minAge)],
      rule?.wagering === undefined ? [] : [plain(rule.wagering.times)],
      rule?.wagering === undefined ? [] : [plain(rule.wagering.days)],
    ];
    const stated = [...age, ...wagering, ...deadline, ...ofRule];
    return [
      ...untitled,
      ...faultOf('age', lacking(age, own)),
      ...faultOf('wagering', lacking(wagering, own)),
      ...faultOf('deadline', lacking(deadline, own)),
      ...faultOf('missing', lacking(ofRule, own)),
      // What every language has to name is said once, above.
      ...faultOf('differs', lacking(lacking(everywhere, stated), own)),
    ];
  });
}

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';
