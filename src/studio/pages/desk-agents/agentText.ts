import { type ContractKind, kindTerms, type Term, type Terms, termsOf } from '../../../domain/contracts/index.ts';
import { localeOf } from '../../../domain/language.ts';
import type { ContractDetail } from '../../../wire/contracts.ts';
import type { DeskAgentRow } from '../../../wire/studio/deskAgents.ts';
import { type StudioTextKey, sumText, type Translate, useLanguage, useMoment, useNumber, useText } from '../../i18n/index.ts';
import type { Tone } from '../../kit/index.ts';

type ContractState = DeskAgentRow['contracts'][number]['state'];

export const stateTones: Readonly<Record<ContractState, Tone>> = {
  offered: 'info',
  active: 'success',
  terminating: 'warning',
  rejected: 'neutral',
  withdrawn: 'neutral',
  lapsed: 'neutral',
  superseded: 'neutral',
  ended: 'neutral',
};

/** Values of contracts as people read them. */
export function useAgentText(symbol: string) {
  const text = useText();
  const number = useNumber();
  const moment = useMoment();
  const language = useLanguage();
  const percent = (rate: string) =>
    `${new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 4 }).format(Number(rate))} %`;
  const sum = (amount: string) => sumText(amount, symbol);

  const term = ({ type, value }: Pick<Term, 'type' | 'value'>): string => {
    switch (type) {
      case 'rate':
        return percent(String(value));
      case 'amount':
        return sum(String(value));
      case 'count':
        return number(Number(value));
      default:
        return text(`agents.period.${String(value)}` as StudioTextKey);
    }
  };

  return {
    percent,
    sum,
    term,
    /** The rates of terms in one line. */
    rates: (kind: ContractKind, terms: Terms) =>
      termsOf(kindTerms(kind, terms).kind, terms)
        .filter(({ type }) => type === 'rate')
        .map(({ value }) => percent(String(value)))
        .join(' / '),
    /** Start and end of a window; a day that is the same is written once. */
    window: (from: string, until: string) => {
      const [fromDay, untilDay] = [moment(from, 'day'), moment(until, 'day')];
      return text('agents.span', {
        from: moment(from),
        until: fromDay === untilDay ? moment(until).slice(untilDay.length).trim() : moment(until),
      });
    },
  };
}

export type AgentText = ReturnType<typeof useAgentText>;

/** An event of a contract as the history says it. */
export function eventText(
  text: Translate,
  { act, by, state }: ContractDetail['events'][number],
  nameOf: (side: string) => string,
) {
  const who = by === null ? '' : nameOf(by);
  switch (act) {
    case 'accept':
      return text(state === 'active' ? 'agents.event.signed' : 'agents.event.agreed', { who });
    case 'reject':
      return text(state === 'rejected' ? 'agents.event.rejected' : 'agents.event.kept', { who });
    case 'withdraw':
      return text(state === 'withdrawn' ? 'agents.event.withdrawn' : 'agents.event.takenBack', { who });
    case 'lapse':
      return text(state === 'lapsed' ? 'agents.event.lapsed' : 'agents.event.unanswered');
    default:
      return text(`agents.event.${act}`, { who });
  }
}
