import type { Diagnostic } from '../problem.ts';
import type { Rule } from './context.ts';

/** A voucher says what it is worth. */
const vouchers: Rule = ({ brand: { pointMall } }) =>
  pointMall.goods.flatMap(({ kind, amount }, index): Diagnostic[] =>
    kind === 'voucher' && amount === undefined
      ? [
          {
            code: 'points.voucherWithoutSum',
            path: ['pointMall', 'goods', index, 'kind'],
            params: {},
            involves: [['pointMall', 'goods', index, 'amount']],
          },
        ]
      : [],
  );

/** Some number of points can be exchanged for money. */
const convertible: Rule = ({ brand: { policies } }) => {
  const { min, max, step } = policies.points.convert;
  const path = ['policies', 'points', 'convert'];
  const params = { min: String(min), max: String(max) };
  if (min > max) return [{ code: 'points.convertLimits', path: [...path, 'min'], params, involves: [[...path, 'max']] }];
  if (Math.ceil(min / step) * step <= max) return [];
  return [
    {
      code: 'points.convertStep',
      path: [...path, 'step'],
      params: { ...params, step: String(step) },
      involves: [
        [...path, 'min'],
        [...path, 'max'],
      ],
    },
  ];
};

export const pointRules: readonly Rule[] = [vouchers, convertible];
