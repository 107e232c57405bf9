import { expect, it } from 'vitest';
import { figuresIn, figuresOfRule, type StatedPromotion, termFaults } from './promotionTerms.ts';

const values = (text: string) => figuresIn(text).map(({ value, isPercent }) => `${value}${isPercent ? ' %' : ''}`);

it.each([
  ['50 % of it, at most 500,000.00.', ['50 %', '500000']],
  ['50% lần nạp, tối đa 500.000', ['50 %', '500000']],
  ['Up to 1.20% back', ['1.2 %']],
  ['Hoàn đến 1,20 %', ['1.2 %']],
  ['A red envelope of up to 131K', ['131000']],
  ['Lì xì đến 131 nghìn', ['131000']],
  ['Giải 1,5 triệu, quỹ 2 tỷ', ['1500000', '2000000000']],
  ['Stake it 8 times within 7 days, for people aged 18 and over.', ['8', '7', '18']],
  ['3 days of 3 kinds', ['3', '3']],
  ['1.234.567,89', ['1234567.89']],
  ['1,234,567.89', ['1234567.89']],
  ['0.125 of it', ['0.125']],
  ['12.5 times', ['12.5']],
  ['From 1 December 2026 to 5 Jan 2027', ['1', '12', '2026', '5', '1', '2027']],
  ['Từ 1/12/2026 đến 5 tháng 1 năm 2027', ['1', '12', '2026', '5', '1', '2027']],
  ['It may be 5 marbles', ['5']],
  ['No figure at all', []],
])('%s names %j', (text, expected) => {
  expect(values(text)).toEqual(expected);
});

it('a rule states what it pays, by its kind', () => {
  const share = { percent: 50, max: 500_000, min: 200_000, amount: 7 };
  const ofShare = [
    { value: 50, isPercent: true },
    { value: 500_000, isPercent: false },
    { value: 200_000, isPercent: false },
  ];
  expect(figuresOfRule({ kind: 'depositMatch', ...share })).toEqual(ofShare);
  expect(figuresOfRule({ kind: 'cashback', ...share, min: 1 })).toEqual(ofShare.slice(0, 2));
  expect(figuresOfRule({ kind: 'fixed', ...share })).toEqual([{ value: 7, isPercent: false }]);
  expect(figuresOfRule({ kind: 'raffle', ...share })).toEqual([]);
});

const good = {
  title: { vi: 'Nạp lần hai', en: 'Second deposit' },
  terms: {
    vi: '- Thưởng 50 %, tối đa 500.000.\n- Vòng cược 8 lần trong 7 ngày.\n- Từ đủ 18 tuổi.',
    en: '- 50 % of it, at most 500,000.00.\n- Stake it 8 times within 7 days.\n- For people aged 18 and over.',
  },
  rule: { kind: 'depositMatch', percent: 50, max: 500_000, wagering: { times: 8, days: 7 } },
} as const satisfies StatedPromotion;
const both = { offered: ['vi', 'en'], minAge: 18 } as const;
const faults = (change: Partial<StatedPromotion>, given: Parameters<typeof termFaults>[1] = both) =>
  termFaults({ ...good, ...change }, given).map(
    ({ language, fault, figures }) => `${language} ${fault} ${figures.map(({ value }) => value).join()}`,
  );

it('words that name age, wagering, deadline and the figures of the rule in both languages have no fault', () => {
  expect(faults({})).toEqual([]);
});

it('each figure that is not named is a fault of its language', () => {
  const terms = (en: string) => ({ terms: { ...good.terms, en } });
  expect(faults(terms(good.terms.en.replace('18', 'adult')))).toEqual(['en age 18']);
  expect(faults(terms(good.terms.en.replace('8 times', 'often')))).toEqual(['en wagering 8']);
  expect(faults(terms(good.terms.en.replace('7 days', 'a week')))).toEqual(['en deadline 7']);
  expect(faults(terms(good.terms.en.replace('50 %', '60 %')))).toEqual(['vi differs 60', 'en missing 50']);
  expect(faults(terms(good.terms.en.replace('50 %', '50')))).toEqual(['vi differs 50', 'en missing 50']);
});

it('a figure of one language only is a fault of the other, wherever it is', () => {
  expect(faults({ title: { vi: 'Nạp lần 2', en: 'Second deposit' } })).toEqual(['en differs 2']);
  expect(faults({ title: { vi: 'Nạp lần 2', en: 'Deposit 2' } })).toEqual([]);
});

it('a language that is not offered has nothing to name; an offered one without words has no other fault', () => {
  expect(faults({ title: { vi: 'Nạp' }, terms: { vi: good.terms.vi } }, { offered: ['vi'], minAge: 18 })).toEqual([]);
  expect(faults({ title: { vi: 'Nạp' }, terms: { vi: good.terms.vi } })).toEqual(['en noTitle ', 'en noTerms ']);
  expect(faults({ terms: { vi: good.terms.vi, en: '  ' } })).toEqual(['en noTerms ']);
});

it('another age of the brand is another figure, and words without a rule name the age alone', () => {
  expect(faults({}, { ...both, minAge: 21 })).toEqual(['vi age 21', 'en age 21']);
  const words = { vi: 'Từ đủ 18 tuổi.', en: 'From 18 on.' };
  expect(termFaults({ title: good.title, terms: words }, both)).toEqual([]);
});
