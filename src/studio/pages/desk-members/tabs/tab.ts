import type { DeskMember } from '../../../../wire/studio/deskMembers.ts';
import type { MemberDialog } from '../acts/ActMenu.tsx';

export interface TabProps {
  readonly member: DeskMember;
  readonly onOpen: (dialog: MemberDialog) => void;
}
