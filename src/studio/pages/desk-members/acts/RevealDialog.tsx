import type { DeskMember, DeskPersonal } from '../../../../wire/studio/deskMembers.ts';
import { useAct } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, Dialog, Note, TextArea } from '../../../kit/index.ts';
import * as css from '../members.css.ts';
import { useReason } from './useReason.ts';

interface RevealDialogProps {
  readonly member: DeskMember;
  readonly onShow: (full: DeskPersonal) => void;
  readonly onClose: () => void;
}

/** Asks why personal data are needed; the asking is recorded. */
export function RevealDialog({ member: { merchant, account }, onShow, onClose }: RevealDialogProps) {
  const text = useText();
  const { reason, typed, setReason, isGiven } = useReason();
  const reveal = useAct('deskMemberPersonal', {
    changes: ['deskMemberHistory'],
    onDone: (full) => {
      onShow(full);
      onClose();
    },
  });
  return (
    <Dialog
      title={text('member.revealTitle')}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {text('member.cancel')}
          </Button>
          <Button
            variant="primary"
            icon="eye"
            isBusy={reveal.isPending}
            onPress={() => reveal.mutate({ params: { merchant, account }, body: { reason } })}
            {...(isGiven ? {} : { why: text('member.reasonShort') })}
          >
            {text('member.reveal')}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <Note tone="info">{text('member.revealText')}</Note>
        <TextArea label={text('member.reason')} value={typed} onChange={setReason} maxLength={200} autoFocus />
      </div>
    </Dialog>
  );
}
