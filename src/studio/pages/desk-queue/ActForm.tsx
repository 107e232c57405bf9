import type { DeskDetail } from '../../../wire/studio/desk.ts';
import { agoText, useLanguage, useMoment, useText } from '../../i18n/index.ts';
import { Note, TextArea, TextInput } from '../../kit/index.ts';
import * as css from './queue.css.ts';
import { sumOf, symbolOf } from './sums.ts';
import type { ItemActs } from './useItemActs.ts';

/** The reason, and what a payment needs besides. */
export function ActForm({ detail, typed }: { readonly detail: DeskDetail; readonly typed: ItemActs }) {
  const text = useText();
  const { item, offers } = detail;
  const has = (...acts: readonly string[]) => offers.some(({ act, why }) => why === null && acts.includes(act));
  if (!offers.some(({ why }) => why === null)) return null;
  const symbol = symbolOf(item.currency);
  return (
    <>
      {has('pay') ? (
        <div className={css.pair}>
          <TextInput
            label={text('queue.amount')}
            before={symbol}
            inputMode="decimal"
            value={typed.amount}
            onChange={typed.setAmount}
          />
          <TextInput label={text('queue.provider')} maxLength={40} value={typed.provider} onChange={typed.setProvider} />
        </div>
      ) : null}
      {has('credit') ? (
        <TextInput
          label={text('queue.received')}
          before={symbol}
          inputMode="decimal"
          value={typed.amount}
          onChange={typed.setAmount}
        />
      ) : null}
      <TextArea
        label={text(has('answer') ? 'queue.answer' : 'queue.reason')}
        end={
          <span className={css.panelText}>
            {text(has('answer') ? 'queue.reason.read' : has('reject') ? 'queue.reason.rejected' : 'queue.reason.hint')}
          </span>
        }
        rows={has('answer') ? 4 : 2}
        maxLength={has('answer') ? 1_000 : 200}
        value={typed.reason}
        onChange={typed.setReason}
      />
    </>
  );
}

/** The second pair of eyes: who has said yes, or who will be asked. */
export function Second({ detail, now }: { readonly detail: DeskDetail; readonly now: number }) {
  const text = useText();
  const moment = useMoment();
  const language = useLanguage();
  const { item, offers, threshold, approvers } = detail;
  const { pending } = item;
  if (pending !== null) {
    const ago = agoText(pending.askedAt, now, language);
    return (
      <Note tone="draft">
        {pending.isMine
          ? text('queue.asked.own', { ago, until: moment(pending.expiresAt) })
          : text('queue.asked', { name: pending.askedBy, ago, reason: pending.reason })}
      </Note>
    );
  }
  if (!offers.some(({ needsSecond, why }) => needsSecond && why === null)) return null;
  const sum = sumOf(threshold, item);
  return (
    <Note tone={approvers.length === 0 ? 'warning' : 'draft'}>
      {approvers.length === 0
        ? text('queue.second.nobody', { sum })
        : text('queue.second', { sum, names: approvers.join(', ') })}
    </Note>
  );
}
