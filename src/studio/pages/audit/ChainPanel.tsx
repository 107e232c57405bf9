import type { AuditChainState } from '../../../wire/studio/auditChain.ts';
import { useMoment, useNumber, useText } from '../../i18n/index.ts';
import { Icon } from '../../kit/index.ts';
import * as css from './chain.css.ts';
import { type Look, partsOf, titleOf } from './chainParts.ts';

const listed = 5;

/** The hash chain: whether it is whole, its entries per month, and what a check has found, in words. */
export function ChainPanel({ chain }: { readonly chain: AuditChainState }) {
  const text = useText();
  const moment = useMoment();
  const number = useNumber();
  const { months, check } = chain;
  const isBroken = check?.state === 'broken';
  const faults = isBroken ? check.faults : [];
  const look: Look = isBroken ? 'broken' : check?.state === 'whole' ? 'whole' : 'unknown';
  const parts = partsOf(months, faults, look);
  return (
    <section className={css.panel} aria-labelledby="audit-chain">
      <div className={css.head}>
        {isBroken ? (
          <Icon name="link-break" size={20} tone="danger" />
        ) : look === 'whole' ? (
          <Icon name="seal-check" weight="fill" size={20} tone="success" />
        ) : (
          <Icon name="hourglass-medium" size={20} tone="quiet" />
        )}
        <div className={css.words} role="status">
          <h2 id="audit-chain" className={css.title}>
            {titleOf(chain, { text, moment, number })}
          </h2>
          <p className={css.line}>
            <Line chain={chain} />
          </p>
        </div>
        <ul className={css.legend}>
          {(isBroken ? (['fits', 'after', 'missing'] as const) : look === 'whole' ? (['fits'] as const) : []).map((part) => (
            <li key={part} className={css.legendEntry}>
              <span className={css.swatch[part]} />
              {text(`audit.chain.${part}`)}
            </li>
          ))}
        </ul>
      </div>
      <ol className={css.months}>
        {parts.map(({ from, entries, bars }) => (
          <li key={from} className={css.month}>
            <span className={css.bars}>
              {bars.map(({ part, share }) => (
                <span key={part} className={css.bar[part]} style={{ flexGrow: share }} />
              ))}
            </span>
            <span className={css.monthWords}>
              <span className={bars.some(({ part }) => part === 'missing') ? css.monthOfGap : css.monthName}>
                {moment(from, 'day').replace(/^\d+[ /]/, '')}
              </span>{' '}
              {number(entries)}
            </span>
          </li>
        ))}
      </ol>
      {faults.length === 0 ? null : <Faults chain={chain} />}
    </section>
  );
}

/** The line below the title. */
function Line({ chain: { head, anchor, check, months } }: { readonly chain: AuditChainState }) {
  const text = useText();
  const moment = useMoment();
  const number = useNumber();
  if (head === null) return text('audit.chain.emptyText');
  const count = head.seq;
  const entries = text('audit.chain.entries', { count, shown: number(count) });
  const kept = anchor === null ? text('audit.chain.noAnchor') : text('audit.chain.anchor', { at: moment(anchor.at, 'minute') });
  if (check === null) return `${entries}, ${kept}`;
  if (check.state === 'running')
    return `${entries}, ${text('audit.chain.progress', { checked: number(check.checked), total: number(check.total) })}`;
  const at = moment(check.finishedAt ?? check.startedAt, 'minute');
  const first = check.faults.find(({ seq }) => seq !== null);
  if (check.state === 'whole' || months.length === 0 || first?.seq == null)
    return `${entries}, ${text('audit.chain.checked', { at })}, ${kept}`;
  const next = (first.to ?? first.seq) + 1;
  if (next > head.seq) return text('audit.chain.upTo', { last: number(first.seq - 1), at });
  return text('audit.chain.around', { last: number(first.seq - 1), next: number(next), at });
}

function Faults({ chain: { check } }: { readonly chain: AuditChainState }) {
  const text = useText();
  const moment = useMoment();
  const number = useNumber();
  if (check === null) return null;
  const shown = check.faults.slice(0, listed);
  const rest = check.found - shown.length;
  return (
    <div className={css.faults}>
      <ul className={css.faultList}>
        {shown.map((fault, index) => {
          const { kind, seq, row, at, hash } = fault;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: The list of a check never changes.
            <li key={index} className={css.fault}>
              <Icon name="link-break" size={15} tone="danger" />
              <span>
                {text(`audit.fault.${kind}`, { place: placeText(fault, number) })}
                {row === null ? null : ` ${text(`audit.fault.of.${row.kind}`, { merchant: row.merchant })}`}
                {at === null ? null : ` ${moment(at, 'second')}.`}
                {kind === 'missing' && hash !== null && seq !== null
                  ? ` ${text('audit.fault.known', { place: number(seq + 1), hash: `${hash.slice(0, 4)} … ${hash.slice(-4)}` })}`
                  : null}
              </span>
            </li>
          );
        })}
      </ul>
      {rest > 0 ? <p className={css.line}>{text('audit.fault.more', { count: rest })}</p> : null}
      <p className={css.line}>{text('audit.fault.next')}</p>
    </div>
  );
}

function placeText(
  { seq, to }: { readonly seq: number | null; readonly to: number | null },
  number: (value: number) => string,
): string {
  if (seq === null) return '';
  return to === null || to === seq ? number(seq) : `${number(seq)}–${number(to)}`;
}
