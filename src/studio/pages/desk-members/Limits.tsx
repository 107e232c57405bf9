import type { DeskLimit } from '../../../wire/studio/deskMembers.ts';
import { sumText, useMoment, useText } from '../../i18n/index.ts';
import { Button } from '../../kit/index.ts';
import * as css from './members.css.ts';
import type { TabProps } from './tabs/tab.ts';

/** Limits of a member with what is used of them. */
export function Limits({ member, onOpen }: TabProps) {
  const text = useText();
  const moment = useMoment();
  const { limits, symbol } = member;
  const amountOf = (kind: DeskLimit['kind'], amount: string) =>
    kind === 'time' ? text('member.minutes', { minutes: amount }) : sumText(amount, symbol);
  return (
    <section className={css.box} aria-label={text('member.limits')}>
      <div className={css.boxHead}>
        <h2 className={css.title}>{text('member.limits')}</h2>
        <span className={css.meta}>{text('member.onlyMember')}</span>
      </div>
      {limits.length === 0 ? <span className={css.quiet}>{text('member.noLimits')}</span> : null}
      {limits.map(({ kind, period, amount, used, isOfBrand, pending }) => {
        const share = Math.min(100, Math.max(0, Number(amount) === 0 ? 100 : (Number(used) / Number(amount)) * 100));
        return (
          <div key={`${kind} ${period}`} className={css.facts}>
            <div className={css.fact}>
              <span className={css.factName}>{text(`member.limit.${kind}.${period}`)}</span>
              <span className={css.factValue}>{amountOf(kind, amount)}</span>
            </div>
            <div className={css.meter} aria-hidden="true">
              <span className={css.meterFill} style={{ inlineSize: `${share}%` }} />
            </div>
            <span className={css.meta}>
              {text('member.used', { used: amountOf(kind, used) })}
              {isOfBrand ? ` · ${text('member.ofBrand')}` : ''}
            </span>
            {pending === null ? null : (
              <span className={css.meta}>
                {text('member.raise', {
                  amount: pending.amount === null ? text('member.raiseNone') : amountOf(kind, pending.amount),
                  at: moment(pending.at),
                })}
              </span>
            )}
          </div>
        );
      })}
      <span>
        <Button size="small" onPress={() => onOpen('limit')}>
          {text('member.tighten')}
        </Button>
      </span>
    </section>
  );
}
