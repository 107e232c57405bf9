import { useState } from 'react';
import type { DeskMember, DeskPersonal } from '../../../wire/studio/deskMembers.ts';
import { useSession } from '../../app/index.ts';
import { type StudioTextKey, useMoment, useText } from '../../i18n/index.ts';
import { Button } from '../../kit/index.ts';
import { RevealDialog } from './acts/RevealDialog.tsx';
import * as css from './members.css.ts';

type Fact = readonly [name: string, value: string, detail?: string];

/** Contacts and payout accounts of a member: masked, and in full after a reason until the page is left. */
export function Profile({ member }: { readonly member: DeskMember }) {
  const text = useText();
  const moment = useMoment();
  const { operator } = useSession();
  const mayReveal = operator.roles.some((role) => role === 'members' || role === 'money');
  const [isAsking, setAsking] = useState(false);
  const [full, setFull] = useState<DeskPersonal | null>(null);
  const fieldName = (field: string) => text(`member.field.${field}` as StudioTextKey);
  const proofOf = (isConfirmed: boolean) => text(isConfirmed ? 'member.confirmed' : 'member.unconfirmed');
  const { mobile, email, bindings, personal, lastSignInAt } = member;
  const facts: readonly Fact[] = [
    contact(text('member.phone'), full?.mobile ?? mobile, proofOf(member.isMobileConfirmed)),
    contact(text('member.email'), full?.email ?? email, proofOf(member.isEmailConfirmed)),
    ...(full === null
      ? bindings.map(({ provider, tail, state }): Fact => {
          const value = `${provider} ·· ${tail}`;
          if (state === 'confirmed') return [text('member.bank'), value];
          return [text('member.bank'), value, text(`member.binding.${state as 'waiting' | 'rejected'}`)];
        })
      : full.bindings.map(({ provider, number, holder }): Fact => [text('member.bank'), `${provider} ${number}`, holder])),
    ...(full === null ? [] : Object.entries(full.fields).map(([field, value]): Fact => [fieldName(field), value])),
    [text('member.lastSignIn'), lastSignInAt === null ? text('member.never') : moment(lastSignInAt)],
  ];
  function contact(name: string, value: string | null, proof: string): Fact {
    return value === null ? [name, text('member.notGiven')] : [name, value, proof];
  }
  return (
    <section className={css.box} aria-label={text('member.profile')}>
      <div className={css.boxHead}>
        <h2 className={css.title}>{text('member.profile')}</h2>
        {full === null ? (
          <Button
            size="small"
            variant="ghost"
            icon="eye"
            onPress={() => setAsking(true)}
            {...(mayReveal ? {} : { why: text('member.onlyMembers') })}
          >
            {text('member.reveal')}
          </Button>
        ) : (
          <Button size="small" variant="ghost" icon="eye-slash" onPress={() => setFull(null)}>
            {text('member.hide')}
          </Button>
        )}
      </div>
      <dl className={css.facts}>
        {facts.map(([name, value, detail], index) => (
          <div key={`${name} ${index}`} className={css.fact}>
            <dt className={css.factName}>{name}</dt>
            <dd className={css.factValue}>
              {value}
              {detail === undefined ? null : <div className={css.meta}>{detail}</div>}
            </dd>
          </div>
        ))}
        {full === null && personal.length > 0 ? (
          <div className={css.fact}>
            <dt className={css.factName}>{text('member.stored')}</dt>
            <dd className={css.factValue}>{personal.map(fieldName).join(', ')}</dd>
          </div>
        ) : null}
      </dl>
      {isAsking ? <RevealDialog member={member} onShow={setFull} onClose={() => setAsking(false)} /> : null}
    </section>
  );
}
