import type { Diagnostic } from '../problem.ts';
import { shown } from '../shown.ts';
import { replaceFix } from '../suggestValue.ts';
import type { Rule } from './context.ts';

/** Letters of a brand before the number of an order: of the 25 that banks pass on, the number takes 13 and a space one. */
const maxWords = 11;
const isKept = (text: string) => text.length <= maxWords && /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/.test(text);
const withoutMarks = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').replaceAll(/\s+/gu, ' ').trim();

const banksOnce: Rule = ({ brand }) =>
  brand.banks.flatMap(({ bank }, index, all): Diagnostic[] =>
    all.findIndex((one) => one.bank === bank) === index
      ? []
      : [
          {
            code: 'list.duplicateId',
            path: ['banks', index, 'bank'],
            params: { value: shown(bank) },
            patch: [{ op: 'remove', path: `/banks/${index}` }],
          },
        ],
  );

/** A transfer in another currency has no VietQR code, and banks change a text with marks or too many letters. */
const accounts: Rule = ({ brand: { deposits, money } }) =>
  deposits.methods.flatMap(({ account }, index): Diagnostic[] => {
    if (account === undefined) return [];
    const path = ['deposits', 'methods', index, 'account'];
    if (money.currency !== 'VND')
      return [
        { code: 'deposit.notDong', path, params: { currency: shown(money.currency) }, involves: [['money', 'currency']] },
      ];
    const { content } = account;
    if (content === undefined || isKept(content)) return [];
    const plain = withoutMarks(content);
    const place = [...path, 'content'];
    return [
      {
        code: 'deposit.transferText',
        path: place,
        params: { value: shown(content), most: String(maxWords) },
        patch: replaceFix(place, isKept(plain) ? plain : null),
      },
    ];
  });

/** Cards that no order could be made for. */
const cards: Rule = ({ brand: { deposits } }) =>
  deposits.methods.flatMap(({ carriers, min, max }, index) => {
    const here = ['deposits', 'methods', index];
    const involves = [
      [...here, 'min'],
      [...here, 'max'],
    ];
    return carriers.flatMap(({ values }, carrier) =>
      values.flatMap((value, place): Diagnostic[] => {
        if (value >= min && value <= max) return [];
        const params = { value: String(value), min: String(min), max: String(max) };
        return [{ code: 'deposit.cardLimits', path: [...here, 'carriers', carrier, 'values', place], params, involves }];
      }),
    );
  });

/** Rules of banks, of accounts that members transfer to, and of phone cards. */
export const bankRules: readonly Rule[] = [banksOnce, accounts, cards];
