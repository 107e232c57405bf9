import type { DeskMember } from '../../../../wire/studio/deskMembers.ts';
import { AccountActDialog } from './AccountActDialog.tsx';
import type { MemberDialog } from './ActMenu.tsx';
import { AdjustDialog } from './AdjustDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';

interface ActDialogsProps {
  readonly dialog: MemberDialog;
  readonly member: DeskMember;
  readonly onClose: () => void;
}

/** The dialog of an act. */
export function ActDialogs({ dialog, member, onClose }: ActDialogsProps) {
  if (dialog === 'adjust') return <AdjustDialog member={member} onClose={onClose} />;
  if (dialog === 'note') return <NoteDialog member={member} onClose={onClose} />;
  return <AccountActDialog act={dialog} member={member} onClose={onClose} />;
}
