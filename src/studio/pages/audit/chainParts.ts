import type { AuditChainState, ChainFault } from '../../../wire/studio/auditChain.ts';
import type { Translate } from '../../i18n/index.ts';

export type Look = 'whole' | 'broken' | 'unknown';
type Part = 'fits' | 'after' | 'missing' | 'unknown';

interface Month {
  readonly from: string;
  readonly entries: number;
  /** From left to right; `share` of the month's width. */
  readonly bars: readonly { readonly part: Part; readonly share: number }[];
}

/** Least share of a bar, so that it can be seen. */
const leastShare = 0.04;

/** Bars of each month. What follows the first fault fits only what is behind it, so it is never green. */
export function partsOf(months: AuditChainState['months'], faults: readonly ChainFault[], look: Look): readonly Month[] {
  const gap = faults.reduce<number | null>(
    (least, { seq }) => (seq === null || (least !== null && least < seq) ? least : seq),
    null,
  );
  return months.map(({ from, first, entries }, index) => {
    const whole = (part: Part) => ({ from, entries, bars: [{ part, share: 1 }] });
    if (look === 'unknown') return whole('unknown');
    if (gap === null) return whole('fits');
    // What is missing behind the last entry belongs to the last month.
    const isOfMonth = gap >= first && (gap < first + entries || index === months.length - 1);
    if (!isOfMonth) return whole(gap < first ? 'after' : 'fits');
    const place = entries === 0 ? 0 : Math.min(1, (gap - first) / entries);
    const bars = [
      { part: 'fits', share: place },
      { part: 'missing', share: leastShare },
      { part: 'after', share: 1 - place },
    ] as const;
    return { from, entries, bars: bars.filter(({ share }) => share > 0) };
  });
}

interface Words {
  readonly text: Translate;
  readonly moment: (moment: string, to?: 'day' | 'minute' | 'second') => string;
  readonly number: (value: number) => string;
}

/** The sentence about the chain. */
export function titleOf({ since, check }: AuditChainState, { text, moment, number }: Words): string {
  if (since === null) return text('audit.chain.empty');
  if (check === null) return text('audit.chain.unchecked', { since: moment(since, 'second') });
  if (check.state === 'running') return text('audit.chain.checking');
  if (check.state === 'whole') return text('audit.chain.whole', { since: moment(since, 'second') });
  const [first] = check.faults;
  if (check.found === 1 && first?.kind === 'missing' && first.at !== null && (first.to ?? first.seq) === first.seq)
    return text('audit.chain.oneMissing', { at: moment(first.at, 'second') });
  return text('audit.chain.broken', { count: check.found, shown: number(check.found) });
}
