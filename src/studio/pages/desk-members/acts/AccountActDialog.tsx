import { useState } from 'react';
import { memberMarks } from '../../../../domain/desk.ts';
import { type LimitKind, type LimitPeriod, limitKinds, limitPeriods } from '../../../../domain/saferPlay.ts';
import type { DeskMember, DeskMemberOrder, MemberActName, MemberMarkName } from '../../../../wire/studio/deskMembers.ts';
import { useAct } from '../../../api/index.ts';
import { sumText, useText } from '../../../i18n/index.ts';
import { Button, Dialog, Note, Select, showToast, TextArea, TextInput } from '../../../kit/index.ts';
import * as css from '../members.css.ts';
import { useReason } from './useReason.ts';

interface AccountActDialogProps {
  readonly act: MemberActName;
  readonly member: DeskMember;
  readonly onClose: () => void;
}

const isGrave = (act: MemberActName) => act === 'close' || act === 'exclude' || act === 'resetPassword';
/** Beyond the shortest one of the brand. */
const longerMonths = [12, 24, 36, 60, 120];

/** An act on the account: what it does, what it needs to know, and why. */
export function AccountActDialog({ act, member, onClose }: AccountActDialogProps) {
  const text = useText();
  const { merchant, account, symbol, exclusionMonths, marks, limits, onTheWay } = member;
  const { reason, typed, setReason, requestId, isGiven } = useReason();
  const free = memberMarks.filter((name) => marks.some((mark) => mark.name === name) === (act === 'unmark'));
  const [mark, setMark] = useState<MemberMarkName | null>(free[0] ?? null);
  const [months, setMonths] = useState(exclusionMonths);
  const [limit, setLimit] = useState<`${LimitKind}.${LimitPeriod}`>('deposit.day');
  const [amount, setAmount] = useState('');
  const [kind, period] = limit.split('.') as [LimitKind, LimitPeriod];
  const now = limits.find((each) => each.kind === kind && each.period === period);
  const typedAmount = amount.replaceAll(/[,\s]/g, '');
  const isAmount = /^(?:0|[1-9]\d{0,13})(?:\.\d{1,4})?$/.test(typedAmount) && Number(typedAmount) > 0;
  const isLower = now === undefined || Number(typedAmount) < Number(now.amount);
  const run = useAct('deskMemberAct', {
    changes: ['deskMember', 'deskMembers', 'deskMemberSessions', 'deskMemberHistory'],
    onDone: (done) => {
      const detail = done.sentTo === null ? {} : { detail: text('member.sentTo', { contact: done.sentTo }) };
      showToast({ title: text(`member.done.${act}`), ...detail });
      onClose();
    },
  });
  const order: DeskMemberOrder = {
    act,
    reason,
    requestId,
    ...(act === 'exclude' ? { months } : {}),
    ...((act === 'mark' || act === 'unmark') && mark !== null ? { mark } : {}),
    ...(act === 'limit' ? { limit: { kind, period, amount: typedAmount } } : {}),
  };
  const why = !isGiven
    ? text('member.reasonShort')
    : act === 'limit' && !isAmount
      ? text('member.noAmount')
      : act === 'limit' && !isLower
        ? text('member.notLower')
        : null;
  const isOnTheWay = onTheWay.deposits.count + onTheWay.withdrawals.count > 0;
  return (
    <Dialog
      title={text(`member.act.${act}`)}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {text('member.cancel')}
          </Button>
          <Button
            variant={isGrave(act) ? 'danger' : 'primary'}
            isBusy={run.isPending}
            onPress={() => run.mutate({ params: { merchant, account }, body: order })}
            {...(why === null ? {} : { why })}
          >
            {text(`member.act.${act}`)}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <Note tone={isGrave(act) ? 'warning' : 'info'}>{text(`member.actText.${act}`)}</Note>
        {(act === 'exclude' || act === 'close') && isOnTheWay ? (
          <Note tone="info">
            {text('member.onTheWay', {
              deposits: sumText(onTheWay.deposits.amount, symbol),
              withdrawals: sumText(onTheWay.withdrawals.amount, symbol),
            })}
          </Note>
        ) : null}
        {act === 'exclude' ? (
          <Select
            label={text('member.months')}
            value={String(months)}
            options={[exclusionMonths, ...longerMonths.filter((each) => each > exclusionMonths)].map((each) => ({
              value: String(each),
              label: text('member.monthCount', { count: each }),
            }))}
            onChange={(value) => setMonths(Number(value))}
          />
        ) : null}
        {act === 'mark' || act === 'unmark' ? (
          <Select
            label={text('member.whichMark')}
            value={mark}
            options={free.map((name) => ({ value: name, label: text(`member.mark.${name}`) }))}
            onChange={setMark}
          />
        ) : null}
        {act === 'limit' ? (
          <>
            <Select
              label={text('member.whichLimit')}
              value={limit}
              options={limitKinds.flatMap((each) =>
                limitPeriods.map((span) => ({
                  value: `${each}.${span}` as const,
                  label: text(`member.limit.${each}.${span}`),
                })),
              )}
              onChange={setLimit}
            />
            <TextInput
              label={text(kind === 'time' ? 'member.newMinutes' : 'member.newAmount')}
              value={amount}
              onChange={setAmount}
              inputMode="decimal"
              hint={
                now === undefined
                  ? text('member.noLimits')
                  : text('member.nowAmount', {
                      amount: kind === 'time' ? text('member.minutes', { minutes: now.amount }) : sumText(now.amount, symbol),
                    })
              }
              error={isAmount && !isLower ? text('member.notLower') : undefined}
              maxLength={24}
            />
          </>
        ) : null}
        <TextArea
          label={text('member.reason')}
          hint={text('member.reasonHint')}
          value={typed}
          onChange={setReason}
          maxLength={200}
          autoFocus
        />
      </div>
    </Dialog>
  );
}
