import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { broadcastAudiences, broadcastLimits } from '../../../../domain/broadcast.ts';
import { languageName, languages } from '../../../../domain/language.ts';
import { failureTextOf, read, useAct } from '../../../api/index.ts';
import { useNumber, useText } from '../../../i18n/index.ts';
import { Button, Dialog, IconButton, Note, Select, showToast, TextInput } from '../../../kit/index.ts';
import * as css from '../content.css.ts';
import { hasDefault, LocalFields, typedOf, writtenOf } from '../LocalFields.tsx';
import { AsRead } from './AsRead.tsx';
import { useSegmentText } from './letterText.ts';

interface LetterFormProps {
  readonly merchant: string;
  readonly onClose: () => void;
  readonly onOrdered: (id: string) => void;
}

const anyLanguage = 'any';
const languageChoices = [anyLanguage, ...languages] as const;
const maxDays = 3_660;

/** A new letter: texts, whom it is for with their number, and a look at it before it goes out. */
export function LetterForm({ merchant, onClose, onOrdered }: LetterFormProps) {
  const text = useText();
  const number = useNumber();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const [title, setTitle] = useState(() => typedOf());
  const [body, setBody] = useState(() => typedOf());
  const [audience, setAudience] = useState<(typeof broadcastAudiences)[number]>('all');
  const [language, setLanguage] = useState<(typeof languageChoices)[number]>(anyLanguage);
  const [days, setDays] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [requestId] = useState(() => crypto.randomUUID());
  const areDays = days === '' || (/^[1-9]\d{0,3}$/.test(days) && Number(days) <= maxDays);
  const segment = {
    audience,
    ...(language === anyLanguage ? {} : { language }),
    ...(days === '' || !areDays ? {} : { registeredDays: Number(days) }),
  };
  const asked = useDeferredValue(JSON.stringify({ ...segment, registeredDays: segment.registeredDays?.toString() }));
  const { data: count, error } = useQuery(
    read('deskBroadcastAudience', { params: { merchant }, query: JSON.parse(asked) as { readonly audience: typeof audience } }),
  );
  const segmentText = useSegmentText();
  const send = useAct('deskSendBroadcast', {
    changes: ['deskBroadcasts'],
    onDone: ({ id }) => {
      showToast({ title: text('content.letter.ordered') });
      onOrdered(id);
    },
    failure: 'own',
  });
  const texts = { title: writtenOf(title), body: writtenOf(body) };
  const why =
    !hasDefault(title) || !hasDefault(body)
      ? text('content.needsDefault')
      : !areDays
        ? text('content.letter.wrongDays', { most: number(maxDays) })
        : count?.members === 0
          ? text('content.letter.reachesNone')
          : null;
  const reach = count === undefined ? '' : number(count.members);
  return (
    <aside ref={panel} tabIndex={-1} className={css.panel} aria-label={text('content.letter.new')}>
      <div className={css.panelHead}>
        <h2 className={css.panelTitle}>{text('content.letter.new')}</h2>
        <IconButton label={text('content.close')} icon="x" size="small" onPress={onClose} />
      </div>
      <LocalFields label={text('content.title.field')} value={title} onChange={setTitle} maxLength={broadcastLimits.title} />
      <LocalFields label={text('content.body')} value={body} onChange={setBody} maxLength={broadcastLimits.body} rows={7} />
      <span className={css.meta}>{text('content.letter.plain')}</span>
      <Select
        label={text('content.letter.to')}
        end={
          <span className={css.strong}>
            {count === undefined ? '' : text('content.letter.reach', { count: count.members, number: reach })}
          </span>
        }
        value={audience}
        onChange={setAudience}
        options={broadcastAudiences.map((value) => ({ value, label: text(`content.letter.audience.${value}`) }))}
      />
      <div className={css.pair}>
        <Select
          label={text('content.letter.inLanguage')}
          value={language}
          onChange={setLanguage}
          options={languageChoices.map((value) => ({
            value,
            label: value === anyLanguage ? text('content.letter.anyLanguage') : languageName(value),
          }))}
        />
        <TextInput
          label={text('content.letter.registeredDays')}
          inputMode="numeric"
          value={days}
          onChange={(value) => setDays(value.trim())}
          placeholder={text('content.letter.anyTime')}
          maxLength={4}
          error={areDays ? undefined : text('content.letter.wrongDays', { most: number(maxDays) })}
        />
      </div>
      <Note tone="info">
        {text('content.letter.spares')}
        {count === undefined || count.onBreak === 0
          ? ''
          : ` ${text('content.letter.leftOut', { count: count.onBreak, number: number(count.onBreak) })}`}
      </Note>
      {error === null ? null : <Note tone="danger">{failureTextOf(error, text)}</Note>}
      <div className={css.panelFoot}>
        <Button variant="primary" onPress={() => setAsking(true)} {...(why === null ? {} : { why })}>
          {text('content.letter.look')}
        </Button>
      </div>
      {isAsking ? (
        <Dialog
          title={text('content.letter.send.title', { count: count?.members ?? 0, number: reach })}
          isOpen
          onClose={() => setAsking(false)}
          foot={
            <>
              <Button variant="ghost" onPress={() => setAsking(false)}>
                {text('content.letter.back')}
              </Button>
              <Button
                variant="primary"
                icon="paper-plane-tilt"
                isBusy={send.isPending}
                onPress={() => send.mutate({ params: { merchant }, body: { ...texts, segment, requestId } })}
              >
                {text('content.letter.send')}
              </Button>
            </>
          }
        >
          <div className={css.fields}>
            <Note tone="warning">{text('content.letter.send.text', { to: segmentText(segment) })}</Note>
            <AsRead texts={texts} />
            {send.error === null ? null : (
              <Note tone="danger" isLive>
                {failureTextOf(send.error, text)}
              </Note>
            )}
          </div>
        </Dialog>
      ) : null}
    </aside>
  );
}
