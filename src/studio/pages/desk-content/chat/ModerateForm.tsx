import { useState } from 'react';
import type { ChatMessageRow, DeskChat } from '../../../../wire/chat.ts';
import { failureTextOf, useAct } from '../../../api/index.ts';
import { useLocalized, useText } from '../../../i18n/index.ts';
import { Button, Checkbox, Note, Segmented, Select, showToast, TextArea } from '../../../kit/index.ts';
import * as css from '../content.css.ts';
import { isReason, maxReason } from '../reason.ts';
import { houseRules } from './houseRules.ts';

interface ModerateFormProps {
  readonly merchant: string;
  readonly chat: DeskChat;
  readonly line: ChatMessageRow;
}

const spans = { hour: 60, day: 24 * 60, week: 7 * 24 * 60 } as const;
type Span = keyof typeof spans;
const noRule = 'none';

/** Hides a message, keeps its author from writing, or both; for a rule of the house that members read in the room. */
export function ModerateForm({ merchant, chat, line }: ModerateFormProps) {
  const text = useText();
  const inLanguage = useLocalized();
  const { room, seq, account, username, hidden } = line;
  const mayHide = hidden !== 'moderator';
  const mayMute = account !== null && username !== null;
  const [isHiding, setHiding] = useState(mayHide);
  const [isMuting, setMuting] = useState(false);
  const [span, setSpan] = useState<Span>('day');
  const [rule, setRule] = useState(noRule);
  const [note, setNote] = useState('');
  const rules = houseRules(inLanguage({ vi: '', ...chat.rules }));
  const changes = ['deskRoom', 'deskChatHidden', 'deskMutes'] as const;
  const hide = useAct('deskRemoveMessage', {
    changes,
    failure: 'own',
    onDone: () => showToast({ title: text('content.chat.hid') }),
  });
  const mute = useAct('deskMemberMute', {
    changes,
    failure: 'own',
    onDone: () => showToast({ title: text('content.chat.muted', { name: username ?? '' }) }),
  });
  const reason = [...(rule === noRule ? [] : [rule]), note.trim()]
    .filter((part) => part !== '')
    .join(' – ')
    .slice(0, maxReason);
  const hides = mayHide && isHiding;
  const mutes = mayMute && isMuting;
  const send = () => {
    if (hides) hide.mutate({ params: { merchant, room, seq: `${seq}` }, body: { reason } });
    if (mutes) mute.mutate({ params: { merchant, account }, body: { minutes: spans[span], reason } });
  };
  const why = !hides && !mutes ? text('content.chat.noAct') : isReason(reason) ? null : text('content.chat.noReason');
  const failed = hide.error ?? mute.error;
  return (
    <div className={css.fields}>
      <strong>{text('content.chat.acts')}</strong>
      <Checkbox
        label={text(mayHide ? 'content.chat.hide' : 'content.chat.isHidden')}
        isOn={hides}
        onChange={setHiding}
        isLocked={!mayHide}
      />
      <div className={css.between}>
        <Checkbox label={text('content.chat.mute')} isOn={mutes} onChange={setMuting} isLocked={!mayMute} />
        {mutes ? (
          <Segmented
            label={text('content.chat.howLong')}
            value={span}
            onChange={setSpan}
            choices={(['hour', 'day', 'week'] as const).map((value) => ({ value, label: text(`content.chat.span.${value}`) }))}
          />
        ) : null}
      </div>
      {rules.length === 0 ? null : (
        <Select
          label={text('content.chat.rule')}
          hint={text('content.chat.ruleHint')}
          value={rule}
          onChange={setRule}
          options={[noRule, ...rules].map((value) => ({
            value,
            label: value === noRule ? text('content.chat.noRule') : value,
          }))}
        />
      )}
      <TextArea
        label={text('content.chat.note')}
        hint={text('content.reasonHint')}
        value={note}
        onChange={setNote}
        rows={2}
        maxLength={maxReason}
      />
      {failed === null ? null : (
        <Note tone="danger" isLive>
          {failureTextOf(failed, text)}
        </Note>
      )}
      <div className={css.panelFoot}>
        <Button variant="danger" isBusy={hide.isPending || mute.isPending} onPress={send} {...(why === null ? {} : { why })}>
          {text(hides && mutes ? 'content.chat.do.both' : mutes ? 'content.chat.do.mute' : 'content.chat.do.hide')}
        </Button>
      </div>
    </div>
  );
}
