import type { DeskMember } from '../../../../wire/studio/deskMembers.ts';
import { useAct } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, Dialog, showToast, TextArea } from '../../../kit/index.ts';
import * as css from '../members.css.ts';
import { useReason } from './useReason.ts';

/** A note for the next operator. */
export function NoteDialog({
  member: { merchant, account },
  onClose,
}: {
  readonly member: DeskMember;
  readonly onClose: () => void;
}) {
  const text = useText();
  const { reason, typed, setReason, requestId, isGiven } = useReason();
  const save = useAct('deskMemberNote', {
    changes: ['deskMember', 'deskMemberNotes', 'deskMemberHistory'],
    onDone: () => {
      showToast({ title: text('member.noted') });
      onClose();
    },
  });
  return (
    <Dialog
      title={text('member.noteTitle')}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {text('member.cancel')}
          </Button>
          <Button
            variant="primary"
            isBusy={save.isPending}
            onPress={() => save.mutate({ params: { merchant, account }, body: { text: reason, requestId } })}
            {...(isGiven ? {} : { why: text('member.reasonShort') })}
          >
            {text('member.noteSave')}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <TextArea
          label={text('member.noteText')}
          hint={text('member.noteHint')}
          value={typed}
          onChange={setReason}
          rows={4}
          maxLength={1000}
          autoFocus
        />
      </div>
    </Dialog>
  );
}
