import { useState } from 'react';
import { minus, moneyOf, moneyToWire, readMoney, sumOf } from '../../../../domain/money.ts';
import type { DeskMember } from '../../../../wire/studio/deskMembers.ts';
import { useAct } from '../../../api/index.ts';
import { sumText, useMoment, useText } from '../../../i18n/index.ts';
import { Button, Dialog, Field, Icon, Note, Segmented, showToast, TextArea, TextInput } from '../../../kit/index.ts';
import * as css from '../members.css.ts';
import { useReason } from './useReason.ts';

/** Credits or debits the main wallet: what, how much, why, what comes of it, and whether a second operator decides. */
export function AdjustDialog({ member, onClose }: { readonly member: DeskMember; readonly onClose: () => void }) {
  const text = useText();
  const moment = useMoment();
  const { merchant, account, symbol, balance, threshold } = member;
  const [direction, setDirection] = useState<'credit' | 'debit'>('credit');
  const [typed, setTyped] = useState('');
  const { reason, typed: typedReason, setReason, requestId, isGiven } = useReason();
  const amount = readMoney(typed.replaceAll(/[,\s]/g, ''));
  const held = moneyOf(balance);
  const after = amount === null ? null : sumOf([held, direction === 'credit' ? amount : minus(amount)]);
  const isTooMuch = after !== null && after < 0n;
  const needsSecond = amount !== null && amount >= moneyOf(threshold);
  const adjust = useAct('deskMemberAdjust', {
    changes: ['deskMember', 'deskMembers', 'deskMemberEntries', 'deskMemberHistory', 'deskQueue'],
    onDone: ({ state, expiresAt }) => {
      showToast(
        state === 'pending' && expiresAt !== null
          ? { title: text('member.waits'), detail: text('member.waitsText', { until: moment(expiresAt) }), tone: 'info' }
          : { title: text('member.done.adjust') },
      );
      onClose();
    },
  });
  const why =
    amount === null || amount <= 0n
      ? text('member.noAmount')
      : isTooMuch
        ? text('member.tooMuch')
        : isGiven
          ? null
          : text('member.reasonShort');
  const send = () => {
    if (amount === null) return;
    const body = { direction, amount: moneyToWire(amount), reason, requestId };
    adjust.mutate({ params: { merchant, account }, body });
  };
  return (
    <Dialog
      title={text('member.act.adjust')}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {text('member.cancel')}
          </Button>
          <Button variant="primary" isBusy={adjust.isPending} onPress={send} {...(why === null ? {} : { why })}>
            {text(needsSecond ? 'member.ask' : direction === 'credit' ? 'member.credit' : 'member.debit')}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <Field label={text('member.what')}>
          <Segmented
            label={text('member.what')}
            fills
            value={direction}
            onChange={setDirection}
            choices={[
              { value: 'credit', label: text('member.credit') },
              { value: 'debit', label: text('member.debit') },
            ]}
          />
        </Field>
        <TextInput
          label={text('member.amount')}
          value={typed}
          onChange={setTyped}
          inputMode="decimal"
          before={<span className={css.quiet}>{symbol}</span>}
          error={isTooMuch ? text('member.tooMuch') : undefined}
          maxLength={24}
          autoComplete="off"
          autoFocus
        />
        <TextArea
          label={text('member.reason')}
          hint={text('member.reasonHint')}
          value={typedReason}
          onChange={setReason}
          maxLength={200}
        />
        <div className={css.sums}>
          <div className={css.fact}>
            <span className={css.factName}>{text('member.mainAfter')}</span>
            <strong className={css.strong}>{sumText(moneyToWire(after !== null && !isTooMuch ? after : held), symbol)}</strong>
          </div>
          <div className={css.fact}>
            <span className={css.factName}>{text('member.twoEntries')}</span>
            <span>{text(direction === 'credit' ? 'member.fromHouse' : 'member.toHouse')}</span>
          </div>
        </div>
        {needsSecond ? (
          <Note tone="draft" isLive>
            {text('member.secondEyes', { amount: sumText(threshold, symbol) })}
          </Note>
        ) : (
          <span className={css.meta}>{text('member.dayCounts')}</span>
        )}
        <span className={css.proofText}>
          <Icon name="shield-check" size={15} tone="quiet" />
          <span className={css.meta}>{text('member.codeAsked')}</span>
        </span>
      </div>
    </Dialog>
  );
}
