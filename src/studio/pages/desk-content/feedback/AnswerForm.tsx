import { useState } from 'react';
import { maxAnswerLength } from '../../../../domain/feedback.ts';
import type { FeedbackThread } from '../../../../wire/feedback.ts';
import { failureTextOf, useAct } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, Note, showToast, TextArea } from '../../../kit/index.ts';
import * as css from '../content.css.ts';
import { isReason, maxReason } from '../reason.ts';

interface AnswerFormProps {
  readonly merchant: string;
  readonly message: FeedbackThread['messages'][number];
}

/** The answer to a message, which the member reads in the inbox once; or its end without one. The first operator decides it. */
export function AnswerForm({ merchant, message: { reference, username } }: AnswerFormProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [request, setRequest] = useState(() => crypto.randomUUID());
  const isGuest = username === null;
  const act = useAct('deskAct', {
    changes: ['deskFeedback', 'deskThread', 'deskQueue', 'deskItem'],
    onDone: (_, sent) =>
      showToast({ title: text(sent.body.act === 'close' ? 'content.feedback.closed' : 'content.feedback.answered') }),
    failure: 'own',
  });
  const reason = typed.trim();
  const isShort = !isReason(typed) ? text('content.feedback.short') : null;
  const isLong = reason.length > maxReason ? text('content.feedback.longReason', { most: maxReason }) : null;
  const send = (name: 'answer' | 'close') =>
    act.mutate({
      params: { merchant, kind: 'feedback', id: reference },
      body: { act: name, reason, requestId: `${name}-${request}` },
    });
  const busy = act.isPending ? act.variables.body.act : null;
  return (
    <div className={css.fields}>
      <TextArea
        label={text(isGuest ? 'content.feedback.reason' : 'content.feedback.answer')}
        hint={text(isGuest ? 'content.feedback.guestText' : 'content.feedback.answerText')}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          // Another text is another request.
          setRequest(crypto.randomUUID());
        }}
        rows={4}
        maxLength={isGuest ? maxReason : maxAnswerLength}
      />
      {act.error === null ? null : (
        <Note tone="danger" isLive>
          {failureTextOf(act.error, text)}
        </Note>
      )}
      <div className={css.panelFoot}>
        <Button
          variant={isGuest ? 'primary' : 'ghost'}
          isBusy={busy === 'close'}
          onPress={() => send('close')}
          {...(isShort === null && isLong === null ? {} : { why: isShort ?? isLong })}
        >
          {text('content.feedback.close')}
        </Button>
        {isGuest ? null : (
          <Button
            variant="primary"
            icon="paper-plane-tilt"
            isBusy={busy === 'answer'}
            onPress={() => send('answer')}
            {...(isShort === null ? {} : { why: isShort })}
          >
            {text('content.feedback.send')}
          </Button>
        )}
      </div>
    </div>
  );
}
