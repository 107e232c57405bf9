import { trialAccountType } from '../../../../domain/accountType.ts';
import type { DeskMember, MemberActName } from '../../../../wire/studio/deskMembers.ts';
import { useSession } from '../../../app/index.ts';
import { type StudioTextKey, useText } from '../../../i18n/index.ts';
import { Button, Menu, type MenuEntry, type StudioIconName } from '../../../kit/index.ts';

/** The dialog that is open over the page of a member. */
export type MemberDialog = MemberActName | 'adjust' | 'note';

const icons: Readonly<Partial<Record<MemberDialog, StudioIconName>>> = {
  adjust: 'hand-coins',
  mark: 'flag',
  unmark: 'flag',
  limit: 'sliders',
  endSessions: 'sign-out',
  resetPassword: 'key',
  exclude: 'prohibit',
  close: 'lock-simple',
  reopen: 'lock-simple-open',
};

interface ActMenuProps {
  readonly member: DeskMember;
  readonly onOpen: (dialog: MemberDialog) => void;
}

/** Acts of an operator on a member. An act that is not possible says why. */
export function ActMenu({ member, onOpen }: ActMenuProps) {
  const text = useText();
  const { operator } = useSession();
  const { state, type, marks } = member;
  const hasContact = member.isEmailConfirmed || member.isMobileConfirmed;
  const isTrial = type === trialAccountType;
  const isMissing = (role: 'money' | 'members') => !operator.roles.includes(role);
  const entry = (dialog: MemberDialog, { isDangerous = false, forTrial = true } = {}): MenuEntry => {
    const role = dialog === 'adjust' ? 'money' : 'members';
    const why = isMissing(role)
      ? text(role === 'money' ? 'member.onlyMoney' : 'member.onlyMembers')
      : isTrial && !forTrial
        ? text('member.trialNot')
        : dialog === 'resetPassword' && !hasContact
          ? text('member.noContact')
          : null;
    const icon = icons[dialog];
    return {
      id: dialog,
      label: text(`member.act.${dialog}` as StudioTextKey),
      onChoose: () => onOpen(dialog),
      isDangerous,
      ...(icon === undefined ? {} : { icon }),
      ...(why === null ? {} : { detail: why, isDisabled: true }),
    };
  };
  return (
    <Menu
      label={text('member.acts')}
      placement="bottom end"
      trigger={
        <Button variant="primary" icon="lightning">
          {text('member.act')}
        </Button>
      }
      groups={[
        [entry('adjust', { forTrial: false })],
        [entry('mark'), ...(marks.length === 0 ? [] : [entry('unmark')]), entry('limit', { forTrial: false })],
        [entry('endSessions'), entry('resetPassword', { forTrial: false })],
        [
          entry('exclude', { isDangerous: true, forTrial: false }),
          state === 'active' ? entry('close', { isDangerous: true }) : entry('reopen'),
        ],
      ]}
    />
  );
}
