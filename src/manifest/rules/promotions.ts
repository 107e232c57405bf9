import type { Diagnostic } from '../problem.ts';
import { shown } from '../shown.ts';
import type { Rule } from './context.ts';

/** Settings without which a kind of promotion pays nothing. */
const needed = {
  depositMatch: ['percent'],
  cashback: ['percent'],
  fixed: ['amount'],
  ladder: ['steps'],
  raffle: ['prizes'],
  signIn: ['days'],
} as const;

const complete: Rule = ({ brand: { promotions } }) =>
  promotions.flatMap(({ rule }, index): Diagnostic[] => {
    if (rule === undefined) return [];
    return needed[rule.kind].flatMap((key): Diagnostic[] => {
      const value = rule[key];
      if (Array.isArray(value) ? value.length > 0 : value !== undefined) return [];
      return [
        {
          code: 'promotion.incomplete',
          path: ['promotions', index, 'rule', 'kind'],
          params: { kind: shown(rule.kind), key: shown(key) },
          involves: [['promotions', index, 'rule', key]],
        },
      ];
    });
  });

/** A higher step that pays less or asks for less would never be paid. */
const ascending: Rule = ({ brand: { promotions } }) =>
  promotions.flatMap(({ rule }, index): Diagnostic[] => {
    const steps = rule?.kind === 'ladder' ? rule.steps : [];
    const at = steps.findIndex((step, place) => {
      const below = steps[place - 1];
      return below !== undefined && (step.turnover <= below.turnover || step.amount <= below.amount);
    });
    if (at < 0) return [];
    const sorted = steps.toSorted((one, other) => one.turnover - other.turnover);
    const isSortable = sorted.every((step, place) => {
      const below = sorted[place - 1];
      return below === undefined || (step.turnover > below.turnover && step.amount > below.amount);
    });
    const path = `/promotions/${index}/rule/steps`;
    return [
      {
        code: 'promotion.steps',
        path: ['promotions', index, 'rule', 'steps', at, 'turnover'],
        params: { step: String(at + 1) },
        patch: isSortable ? [{ op: 'replace', path, value: sorted }] : undefined,
      },
    ];
  });

/** A loss of all time has no turn before it, so its cashback would be asked for while it still grows. */
const cashbackTurns: Rule = ({ brand: { promotions } }) =>
  promotions.flatMap(({ rule }, index): Diagnostic[] => {
    if (rule?.kind !== 'cashback' || rule.cycle !== 'once') return [];
    return [
      {
        code: 'promotion.cashbackTurns',
        path: ['promotions', index, 'rule', 'cycle'],
        params: {},
        patch: [{ op: 'add', path: `/promotions/${index}/rule/cycle`, value: 'week' }],
      },
    ];
  });

export const promotionRules: readonly Rule[] = [complete, ascending, cashbackTurns];
