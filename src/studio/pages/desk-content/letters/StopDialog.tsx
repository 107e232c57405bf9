import { type ReactNode, useState } from 'react';
import type { BroadcastDetail } from '../../../../wire/broadcast.ts';
import { failureTextOf, useAct } from '../../../api/index.ts';
import { useNumber, useText } from '../../../i18n/index.ts';
import { Button, Checkbox, Dialog, Icon, Note, showToast, TextArea } from '../../../kit/index.ts';
import * as css from '../content.css.ts';
import { isReason, maxReason } from '../reason.ts';
import { AsRead } from './AsRead.tsx';

interface StopDialogProps {
  readonly merchant: string;
  readonly letter: BroadcastDetail;
  /** `takeBack` is of a letter that is not on its way any more. */
  readonly act: 'stop' | 'takeBack';
  readonly onClose: () => void;
}

const changes = ['deskBroadcast', 'deskBroadcasts'] as const;

/** Stops a letter, or takes it back: what stays, what goes, and why. A refusal stays in the dialog, with what was typed. */
export function StopDialog({ merchant, letter, act, onClose }: StopDialogProps) {
  const text = useText();
  const number = useNumber();
  const [typed, setTyped] = useState('');
  const [isTakenBack, setTakenBack] = useState(false);
  const { id, read, unread, sent, total } = letter;
  const onDone = () => {
    showToast({ title: text(act === 'stop' ? 'content.letter.stopped' : 'content.letter.takingBack') });
    onClose();
  };
  const stop = useAct('deskStopBroadcast', { changes, onDone, failure: 'own' });
  const takeBack = useAct('deskTakeBackBroadcast', { changes, onDone, failure: 'own' });
  const reason = typed.trim();
  const send = () =>
    act === 'stop'
      ? stop.mutate({ params: { merchant, id }, body: { reason, ...(isTakenBack ? { takeBack: true } : {}) } })
      : takeBack.mutate({ params: { merchant, id }, body: { reason } });
  const failed = stop.error ?? takeBack.error;
  const goes = act === 'takeBack' || isTakenBack;
  const label =
    act === 'takeBack'
      ? 'content.letter.takeBack.do'
      : isTakenBack
        ? 'content.letter.stopAndTakeBack'
        : 'content.letter.stop.do';
  return (
    <Dialog
      title={text(act === 'stop' ? 'content.letter.stop.title' : 'content.letter.takeBack.title')}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onPress={onClose}>
            {text(act === 'stop' ? 'content.letter.letRun' : 'content.cancel')}
          </Button>
          <Button
            variant="danger"
            isBusy={stop.isPending || takeBack.isPending}
            onPress={send}
            {...(isReason(typed) ? {} : { why: text('content.reasonShort') })}
          >
            {text(label)}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <ul className={css.facts}>
          <Fact
            icon={<Icon name="check-circle" size={16} tone="success" />}
            title={text('content.letter.fact.read', { count: read, number: number(read) })}
            detail={text('content.letter.fact.readText')}
          />
          {act === 'stop' ? (
            <>
              <Fact
                icon={<Icon name="stop" size={16} tone="warning" />}
                title={text('content.letter.fact.toCome', { count: total - sent, number: number(Math.max(0, total - sent)) })}
                detail={text('content.letter.fact.toComeText')}
              />
              <Fact
                icon={<Icon name="play" size={16} tone="info" />}
                title={text('content.letter.fact.resume')}
                detail={text('content.letter.fact.resumeText')}
              />
            </>
          ) : null}
          {goes ? (
            <Fact
              icon={<Icon name="arrow-u-up-left" size={16} tone="warning" />}
              title={text('content.letter.fact.unread', { count: unread, number: number(unread) })}
              detail={text('content.letter.fact.unreadText')}
            />
          ) : null}
        </ul>
        {act === 'stop' ? (
          <Checkbox label={text('content.letter.alsoTakeBack')} isOn={isTakenBack} onChange={setTakenBack} />
        ) : null}
        <TextArea
          label={text('content.reason')}
          hint={text('content.reasonHint')}
          value={typed}
          onChange={setTyped}
          maxLength={maxReason}
          autoFocus
        />
        <AsRead texts={letter.texts} />
        {failed === null ? null : (
          <Note tone="danger" isLive>
            {failureTextOf(failed, text)}
          </Note>
        )}
      </div>
    </Dialog>
  );
}

function Fact({ icon, title, detail }: { readonly icon: ReactNode; readonly title: string; readonly detail: string }) {
  return (
    <li className={css.fact}>
      {icon}
      <span className={css.stack}>
        <strong>{title}</strong>
        <span className={css.meta}>{detail}</span>
      </span>
    </li>
  );
}
