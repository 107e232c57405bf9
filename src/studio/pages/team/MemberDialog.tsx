import { useState } from 'react';
import { type OperatorRole, operatorRoles, studioRoles } from '../../../domain/operatorRole.ts';
import { Failure } from '../../../wire/failure.ts';
import type { TeamAnswer, TeamMember } from '../../../wire/studio/session.ts';
import { failureTextOf, useAct } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, Checkbox, Dialog, Field, Note, Radios, TextInput } from '../../kit/index.ts';
import * as css from './team.css.ts';
import { useDone } from './useDone.ts';

const formId = 'studio-member';
const nameForm = /^[a-z][a-z0-9.-]{1,31}$/;
const emailForm = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
/** Highest right first, then those of the desk. */
const choices = [
  ...studioRoles.toReversed(),
  ...operatorRoles.filter((role) => !(studioRoles as readonly OperatorRole[]).includes(role)),
];

const isWaiting = ({ value }: Failure) => (value as { readonly rule?: string } | null)?.rule === 'waiting';

export interface MemberDialogProps {
  /** Null invites a new person. */
  readonly member: TeamMember | null;
  readonly onClose: () => void;
}

/** Name, roles and brands of a person: to invite, or to change. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const text = useText();
  const [name, setName] = useState(member?.name ?? '');
  const [email, setEmail] = useState('');
  const [displayName, setDisplayName] = useState(member?.displayName ?? '');
  const [roles, setRoles] = useState<readonly OperatorRole[]>(member?.roles ?? ['editor']);
  const [scope, setScope] = useState<'all' | 'some'>(member !== null && member.merchants !== null ? 'some' : 'all');
  const [merchants, setMerchants] = useState(member?.merchants?.join(' ') ?? '');
  const [isTried, setTried] = useState(false);

  const codes = merchants.split(/[\s,]+/).filter((code) => code !== '');
  const isNameWrong = member === null && !nameForm.test(name);
  // Of a person who is there an empty field leaves the address as it is.
  const isEmailWrong = (member === null || email.trim() !== '') && !emailForm.test(email.trim());
  const isWrong = isNameWrong || isEmailWrong || roles.length === 0 || (scope === 'some' && codes.length === 0);
  const say = useDone();
  const conclude = (answer: TeamAnswer) => {
    say(answer, displayName.trim() === '' ? name : displayName.trim());
    onClose();
  };
  const changes = ['team', 'teamRequests'] as const;
  const invite = useAct('invite', { changes, failure: 'own', onDone: conclude });
  const change = useAct('changeMember', { changes, failure: 'own', onDone: conclude });
  const { error } = member === null ? invite : change;
  const isTaken = member === null && error instanceof Failure && error.code === 'CONFLICT' && !isWaiting(error);

  const submit = () => {
    setTried(true);
    if (isWrong) return;
    const shown = displayName.trim();
    const rights = {
      roles,
      merchants: scope === 'all' ? null : [...new Set(codes)],
      ...(shown === '' ? {} : { displayName: shown }),
    };
    const address = email.trim();
    if (member === null) invite.mutate({ body: { name, email: address, ...rights } });
    else change.mutate({ params: { name: member.name }, body: address === '' ? rights : { ...rights, email: address } });
  };

  return (
    <Dialog
      title={member === null ? text('team.inviteTitle') : text('team.changeTitle', { name: member.displayName })}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>{text('team.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={invite.isPending || change.isPending}>
            {text(member === null ? 'team.send' : 'team.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={css.fields}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {error === null || isTaken ? null : (
          <Note tone="danger" isLive>
            {failureTextOf(error, text)}
          </Note>
        )}
        {member === null ? (
          <TextInput
            label={text('team.name')}
            value={name}
            onChange={(typed) => {
              setName(typed.toLowerCase());
              invite.reset();
            }}
            hint={text('team.nameHint')}
            error={isTaken ? text('team.nameTaken') : isTried && isNameWrong ? text('team.nameWrong') : null}
            maxLength={32}
            isCode
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog moves the focus into itself
            autoFocus
          />
        ) : null}
        <TextInput label={text('team.displayName')} value={displayName} onChange={setDisplayName} maxLength={60} />
        <TextInput
          label={text(member === null ? 'team.email' : 'team.newEmail')}
          type="email"
          value={email}
          onChange={setEmail}
          hint={
            member === null
              ? text('team.emailHint')
              : text('team.newEmailHint', { email: member.email ?? text('team.noEmail') })
          }
          error={isTried && isEmailWrong ? text('team.emailWrong') : null}
          maxLength={254}
        />
        <Field label={text('team.roles')} error={isTried && roles.length === 0 ? text('team.rolesWrong') : null}>
          <div className={css.roles}>
            {choices.map((role) => (
              <Checkbox
                key={role}
                label={text(`team.role.${role}`)}
                isOn={roles.includes(role)}
                onChange={(isOn) => setRoles(isOn ? [...roles, role] : roles.filter((each) => each !== role))}
              >
                <span className={css.words}>
                  {text(`team.role.${role}`)}
                  <span className={css.quiet}>{text(`team.role.${role}.hint`)}</span>
                </span>
              </Checkbox>
            ))}
          </div>
        </Field>
        <p className={css.quiet}>{text('team.secondOwner')}</p>
        <Field label={text('team.scope')}>
          <Radios
            label={text('team.scope')}
            choices={[
              { value: 'all', label: text('team.scope.all') },
              { value: 'some', label: text('team.scope.some') },
            ]}
            value={scope}
            onChange={setScope}
            isRow
          />
        </Field>
        {scope === 'some' ? (
          <TextInput
            label={text('team.merchants')}
            value={merchants}
            onChange={setMerchants}
            hint={text('team.merchantsHint')}
            error={isTried && codes.length === 0 ? text('team.merchantsWrong') : null}
            isCode
          />
        ) : null}
      </form>
    </Dialog>
  );
}
