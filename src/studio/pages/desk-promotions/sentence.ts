import { type Translate, useNumber, useText } from '../../i18n/index.ts';
import type { OfferRule } from './document.ts';

/** Reads a rule back in a sentence, so that its writer sees what was set. */
export function useSentence(symbol: string): (rule: OfferRule) => string {
  const text = useText();
  const number = useNumber();
  const sum = (amount: number | undefined) => (amount === undefined ? '…' : `${symbol} ${number(amount)}`.trim());
  return (rule) =>
    [paysText(text, rule, sum), entryText(text, rule), stakeText(text, rule), budgetText(text, rule, sum)].join(' ');
}

type Sum = (amount: number | undefined) => string;

function paysText(text: Translate, rule: OfferRule, sum: Sum): string {
  const turn = text(`offers.turn.${rule.kind === 'signIn' ? 'day' : (rule.cycle ?? 'once')}`);
  const limit = rule.max === undefined ? text('offers.say.noMost') : text('offers.say.most', { sum: sum(rule.max) });
  const share = { percent: rule.percent ?? '…', from: sum(rule.min ?? 1), limit, turn };
  switch (rule.kind) {
    case 'depositMatch':
      return text('offers.say.depositMatch', share);
    case 'cashback':
      return text('offers.say.cashback', share);
    case 'fixed':
      return text('offers.say.fixed', { sum: sum(rule.amount), turn });
    case 'ladder': {
      const steps = rule.steps ?? [];
      return text('offers.say.ladder', {
        count: steps.length,
        from: sum(steps[0]?.turnover),
        first: sum(steps[0]?.amount),
        to: sum(steps.at(-1)?.turnover),
        last: sum(steps.at(-1)?.amount),
        turn,
      });
    }
    case 'raffle': {
      const prizes = (rule.prizes ?? []).map(({ amount }) => amount);
      const most = prizes.length === 0 ? undefined : Math.max(...prizes);
      const further =
        rule.drawTurnover === undefined ? '' : ` ${text('offers.say.furtherDraw', { sum: sum(rule.drawTurnover) })}`;
      return `${text('offers.say.raffle', { draws: rule.draws ?? 1, sum: sum(most), turn })}${further}`;
    }
    default: {
      const days = rule.days ?? [];
      return text('offers.say.signIn', { count: days.length, first: sum(days[0]), last: sum(days.at(-1)) });
    }
  }
}

function entryText(text: Translate, { kind, review = false, paysItself = false, minRank = 0 }: OfferRule): string {
  const isReviewed = review && (kind === 'fixed' || kind === 'cashback');
  return [
    ...(isReviewed ? [text(paysItself ? 'offers.say.reviewedPaid' : 'offers.say.reviewed')] : []),
    ...(minRank > 0 ? [text('offers.say.rank', { rank: minRank })] : []),
  ].join(' ');
}

const stakeText = (text: Translate, { wagering }: OfferRule): string =>
  wagering === undefined ? text('offers.say.free') : text('offers.say.stake', { times: wagering.times, days: wagering.days });

const budgetText = (text: Translate, { budget }: OfferRule, sum: Sum): string =>
  budget === undefined ? text('offers.say.noBudget') : text('offers.say.budget', { sum: sum(budget) });
