import { useState } from 'react';
import type { VersionRow } from '../../../wire/studio/brands.ts';
import { useAct } from '../../api/index.ts';
import { RefusedNote, useMay } from '../../app/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, Dialog, Icon, showToast, TextArea } from '../../kit/index.ts';
import * as css from './HistoryPage.css.ts';

const shortestReason = 3;

/** Takes the brand back to a version: a new version with its content, a reason, and the second factor. */
export function RollBack({ merchant, version: { version } }: { readonly merchant: string; readonly version: VersionRow }) {
  const text = useText();
  const mayPublish = useMay('publisher');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={css.back}>
      <Icon name="arrow-u-up-left" size={18} tone="accent" />
      <div className={css.words}>
        <span className={css.sentence}>{text('history.back.title', { version })}</span>
        <span className={css.quiet}>{text('history.back.text', { version })}</span>
      </div>
      <Button onPress={() => setIsOpen(true)} why={mayPublish ? undefined : text('history.back.why')}>
        {text('history.back.act')}
      </Button>
      {isOpen ? <ReasonDialog merchant={merchant} to={version} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

function ReasonDialog({
  merchant,
  to,
  onClose,
}: {
  readonly merchant: string;
  readonly to: number;
  readonly onClose: () => void;
}) {
  const text = useText();
  const [reason, setReason] = useState('');
  // One order, however often it is sent.
  const [requestId] = useState(() => crypto.randomUUID());
  const act = useAct('rollback', {
    changes: ['versions', 'brand', 'brands', 'versionChanges', 'changes', 'draft'],
    onDone: ({ result, version }) => {
      if (version === null || (result !== 'published' && result !== 'asked')) return;
      if (result === 'asked') showToast({ title: text('changes.asked', { version: version.version }) });
      else
        showToast({
          title: text('history.back.done', { version: version.version }),
          detail: text('history.back.doneDetail', { to }),
        });
      onClose();
    },
  });
  const isShort = reason.trim().length < shortestReason;
  const refused = act.data?.result === 'refused' || act.data?.result === 'stale' ? act.data : null;
  return (
    <Dialog
      title={text('history.back.title', { version: to })}
      isOpen
      isAlert
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {text('shell.cancel')}
          </Button>
          <Button
            variant="primary"
            icon="arrow-u-up-left"
            isBusy={act.isPending}
            why={isShort ? text('history.back.reason.short') : undefined}
            onPress={() => act.mutate({ params: { merchant }, body: { to, reason: reason.trim(), requestId } })}
          >
            {text('history.back.confirm', { version: to })}
          </Button>
        </>
      }
    >
      <p>{text('history.back.text', { version: to })}</p>
      <p>{text('history.back.players')}</p>
      <TextArea
        label={text('history.back.reason')}
        value={reason}
        onChange={setReason}
        maxLength={300}
        autoFocus
        isRequired
        hint={text('history.back.reason.hint')}
      />
      {refused === null ? null : <RefusedNote title={text('history.back.refused', { to })} problems={refused.problems} />}
    </Dialog>
  );
}
