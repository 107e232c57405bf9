import type { ContractKind, ContractSide } from '../../../domain/contracts/index.ts';
import { termChanges } from '../../../domain/contracts/index.ts';
import { momentText } from '../../../domain/momentText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { ContractDetail } from '../../../wire/contracts.ts';
import { useTermText } from '../parts/useTermText.ts';
import * as css from './timeline.css.ts';

type Event = ContractDetail['events'][number];

interface TimelineProps {
  readonly kind: ContractKind;
  /** Of the caller. */
  readonly side: ContractSide;
  /** Events of this contract are marked; the others are of contracts before or after it. */
  readonly contractId: string;
  readonly events: readonly Event[];
}

/** The agreements of two parties, the last one first, each offer with what it changed as old → new. */
export function Timeline({ kind, side, contractId, events }: TimelineProps) {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  return (
    <ol className={css.events}>
      {events.toReversed().map((event) => (
        <li
          key={`${event.contractId} ${event.act} ${event.at}`}
          className={event.contractId === contractId ? css.own : css.event}
        >
          <strong className={css.act}>
            {t(wordOf(event), { by: t(`contract.by.${event.by === side ? 'you' : 'they'}`) })}
          </strong>
          <span className={css.at}>
            {momentText(event.at, { timeZone, language, to: 'second' })} · {event.contractId}
          </span>
          {event.note === null ? null : <q className={css.note}>{event.note}</q>}
          {event.act === 'propose' ? <Changes kind={kind} event={event} /> : null}
        </li>
      ))}
    </ol>
  );
}

/** Word for the effect of an act, by the state after it. */
function wordOf({ act, state }: Event) {
  switch (act) {
    case 'accept':
      return state === 'active' ? 'contract.event.signed' : 'contract.event.agreed';
    case 'reject':
      return state === 'rejected' ? 'contract.event.rejected' : 'contract.event.kept';
    case 'withdraw':
      return state === 'withdrawn' ? 'contract.event.withdrawn' : 'contract.event.takenBack';
    case 'lapse':
      return state === 'lapsed' ? 'contract.event.lapsed' : 'contract.event.unanswered';
    default:
      return `contract.event.${act}` as const;
  }
}

function Changes({ kind, event: { terms, before } }: { readonly kind: ContractKind; readonly event: Event }) {
  const t = useText();
  const textOf = useTermText();
  const all = termChanges(kind, before, terms);
  const shown = before === null ? all : all.filter(({ isChanged }) => isChanged);
  return (
    <dl className={css.changes}>
      {shown.map(({ name, type, value, before: former, isChanged }) => (
        <div key={name} className={css.change}>
          <dt className={css.term}>{t(`contract.term.${name}`)}</dt>
          <dd className={css.values}>
            {isChanged && former !== null ? (
              <>
                <del className={css.former}>{textOf(type, former)}</del>
                <Icon name="arrow-right" size={14} />
              </>
            ) : null}
            <strong className={isChanged ? css.fresh : undefined}>{textOf(type, value)}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
