import { useState } from 'react';
import type { ListedNotice } from '../../../../wire/notice.ts';
import { failureTextOf, useAct } from '../../../api/index.ts';
import { useLocalized, useText } from '../../../i18n/index.ts';
import { Button, Dialog, Note, showToast, TextArea } from '../../../kit/index.ts';
import * as css from '../content.css.ts';
import { isReason, maxReason } from '../reason.ts';

interface EndDialogProps {
  readonly merchant: string;
  readonly notice: ListedNotice;
  readonly onClose: () => void;
}

/** Ends a notice now, with a reason. It shows again only by a new one. */
export function EndDialog({ merchant, notice, onClose }: EndDialogProps) {
  const text = useText();
  const titleOf = useLocalized();
  const [reason, setReason] = useState('');
  const end = useAct('deskEndNotice', {
    changes: ['deskNotices'],
    onDone: () => {
      showToast({ title: text('content.notice.ended') });
      onClose();
    },
    failure: 'own',
  });
  return (
    <Dialog
      title={text('content.notice.end')}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {text('content.cancel')}
          </Button>
          <Button
            variant="danger"
            isBusy={end.isPending}
            onPress={() => end.mutate({ params: { merchant, id: notice.id }, body: { reason: reason.trim() } })}
            {...(isReason(reason) ? {} : { why: text('content.reasonShort') })}
          >
            {text('content.notice.end')}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <Note tone="warning">{text('content.notice.endText', { title: titleOf(notice.title) })}</Note>
        <TextArea
          label={text('content.reason')}
          hint={text('content.reasonHint')}
          value={reason}
          onChange={setReason}
          maxLength={maxReason}
          autoFocus
        />
        {end.error === null ? null : (
          <Note tone="danger" isLive>
            {failureTextOf(end.error, text)}
          </Note>
        )}
      </div>
    </Dialog>
  );
}
