import type { Diagnostic } from '../problem.ts';
import { shown } from '../shown.ts';
import type { Rule } from './context.ts';

/** Thresholds that rise from rank to rank: who reaches a rank has reached those below. */
const rising: Rule = ({ brand: { vip } }) =>
  vip.ranks.flatMap((rank, index): Diagnostic[] => {
    const below = vip.ranks[index - 1];
    if (below === undefined) return [];
    const path = ['vip', 'ranks', index];
    const former = ['vip', 'ranks', index - 1];
    return [
      ...(rank.turnover <= below.turnover
        ? [
            {
              code: 'vip.notRising' as const,
              path: [...path, 'turnover'],
              params: { value: shown(rank.turnover), below: shown(below.turnover) },
              involves: [[...former, 'turnover']],
            },
          ]
        : []),
      ...(['deposits', 'keep'] as const).flatMap((key) =>
        rank[key] < below[key]
          ? [
              {
                code: 'vip.falling' as const,
                path: [...path, key],
                params: { value: shown(rank[key]), below: shown(below[key]) },
                involves: [[...former, key]],
              },
            ]
          : [],
      ),
    ];
  });

/** A rank that asks for more to be kept than to be reached would be lost by those who have just reached it. */
const keepable: Rule = ({ brand: { vip } }) =>
  vip.ranks.flatMap(({ turnover, keep }, index): Diagnostic[] =>
    keep <= turnover
      ? []
      : [
          {
            code: 'vip.keepAboveTurnover',
            path: ['vip', 'ranks', index, 'keep'],
            params: { value: shown(keep), turnover: shown(turnover) },
            involves: [['vip', 'ranks', index, 'turnover']],
          },
        ],
  );

/** Benefits from a rank that the brand has. */
const benefits: Rule = ({ brand: { vip } }) =>
  vip.benefits.flatMap(({ from }, index): Diagnostic[] =>
    from <= vip.ranks.length
      ? []
      : [
          {
            code: 'vip.noSuchRank',
            path: ['vip', 'benefits', index, 'from'],
            params: { value: shown(from), highest: shown(vip.ranks.length) },
            involves: [['vip', 'ranks']],
          },
        ],
  );

export const vipRules: readonly Rule[] = [rising, keepable, benefits];
