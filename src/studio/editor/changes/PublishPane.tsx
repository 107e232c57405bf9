import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Changes, PublishAnswer } from '../../../wire/studio/brands.ts';
import { useAct } from '../../api/index.ts';
import { RefusedNote, useMay } from '../../app/index.ts';
import { momentOf, useLocalized, useText } from '../../i18n/index.ts';
import { Button, Field, Icon, Note, Segmented, showToast, TextArea, TextInput } from '../../kit/index.ts';
import { refreshDraft } from '../draft/openDraft.ts';
import { useDraft, useOpenDraft } from '../draft/useDraft.ts';
import * as css from './changes.css.ts';

const gateIcons = {
  passed: <Icon name="check-circle" weight="fill" size={18} tone="success" />,
  advice: <Icon name="warning" weight="fill" size={18} tone="warning" />,
  failed: <Icon name="x-circle" weight="fill" size={18} tone="danger" />,
} as const;

const shortestNote = 3;

interface PublishPaneProps {
  readonly changes: Changes;
  /** Screens that this person has looked at, of those that show the changes. */
  readonly looked: { readonly count: number; readonly of: number };
  readonly onStale: () => void;
}

/** Conditions of publishing, its note, and its time. */
export function PublishPane({ changes, looked, onStale }: PublishPaneProps) {
  const text = useText();
  const localize = useLocalized();
  const navigate = useNavigate();
  const draft = useOpenDraft();
  const mayPublish = useMay('publisher');
  const state = useDraft(({ value }) => value);
  const [note, setNote] = useState('');
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState('');
  const [now, setNow] = useState(Date.now);
  const [answer, setAnswer] = useState<PublishAnswer | null>(null);
  // One order of a draft, however often it is sent: its answer may have been lost.
  const [order, setOrder] = useState(() => newOrder(changes.revision));
  const publish = useAct('publish', {
    changes: ['brand', 'brands', 'versions', 'changes'],
    onDone: (given) => {
      setAnswer(given);
      setOrder(newOrder(changes.revision));
      void refreshDraft(draft).catch(() => undefined);
      if (given.result === 'stale') onStale();
      if (given.result !== 'published' && given.result !== 'scheduled' && given.result !== 'asked') return;
      showToast({ title: text(`changes.${given.result}`, { version: given.version?.version ?? '' }) });
      void navigate(`/brands/${draft.merchant}/history`);
    },
  });
  const isPast = when === 'later' && at !== '' && Date.parse(momentOf(at)) <= now;
  const needsYes = changes.trust.length > 0;
  const failed = changes.gates.filter((gate) => gate.state === 'failed').length;
  const left = [
    ...(failed > 0 ? [text('changes.needGates', { count: failed })] : []),
    ...(changes.changes.length === 0 && changes.base !== null ? [text('changes.needChange')] : []),
    ...(state !== 'saved' ? [text('changes.needSave')] : []),
    ...(note.trim().length < shortestNote ? [text('changes.needNote')] : []),
    ...(when === 'later' && at === '' ? [text('changes.needTime')] : []),
    ...(isPast ? [text('failure.rule.liveFrom')] : []),
  ];
  const send = () => {
    // The time may have passed while the page stood open.
    setNow(Date.now());
    if (when === 'later' && Date.parse(momentOf(at)) <= Date.now()) return;
    const current = order.revision === changes.revision ? order : newOrder(changes.revision);
    setOrder(current);
    publish.mutate({
      params: { merchant: draft.merchant },
      body: {
        revision: changes.revision,
        base: changes.base,
        note: note.trim(),
        ...(when === 'later' ? { liveFrom: new Date(momentOf(at)).toISOString() } : {}),
        requestId: current.requestId,
      },
    });
  };
  const why = !mayPublish ? text('changes.needRole') : left.length > 0 ? left.join(' ') : undefined;
  return (
    <aside className={css.publish} aria-labelledby="publish-title">
      <div className={css.publishScroll}>
        <h2 id="publish-title" className={css.title}>
          {text('changes.ready')}
        </h2>
        <ul className={css.gates}>
          {changes.gates.map((gate) => (
            <li key={gate.name} className={css.gate}>
              {gateIcons[gate.state]}
              <span className={css.gateWords}>
                <span className={css.gateName}>{text(`gate.${gate.name}`)}</span>
                <span className={css.soft}>{localize(gate.sentence)}</span>
              </span>
            </li>
          ))}
          <li className={css.gate}>
            {gateIcons[looked.count < looked.of ? 'advice' : 'passed']}
            <span className={css.gateWords}>
              <span className={css.gateName}>{text('pictures.gate')}</span>
              <span className={css.soft}>{text(looked.of === 0 ? 'pictures.gateNone' : 'pictures.gateText', looked)}</span>
            </span>
          </li>
          {needsYes ? (
            <li className={css.gate}>
              <Icon name="clock" size={18} tone="info" />
              <span className={css.gateWords}>
                <span className={css.gateName}>{text('changes.secondYes')}</span>
                <span className={css.soft}>{text('changes.secondYesText', { count: changes.trust.length })}</span>
              </span>
            </li>
          ) : null}
        </ul>
        <StaleNote answer={answer} />
        {mayPublish ? (
          <>
            <TextArea
              label={text('changes.note')}
              end={<span className={css.soft}>{text('changes.required')}</span>}
              value={note}
              onChange={setNote}
              maxLength={300}
              rows={2}
            />
            <Field label={text('changes.when')} hint={text('changes.whenHint')}>
              <Segmented
                label={text('changes.when')}
                value={when}
                onChange={setWhen}
                choices={[
                  { value: 'now', label: text('changes.now') },
                  { value: 'later', label: text('changes.later') },
                ]}
              />
              {when === 'later' ? (
                <TextInput
                  label={text('changes.time')}
                  isLabelHidden
                  type="datetime-local"
                  value={at}
                  error={isPast ? text('failure.rule.liveFrom') : undefined}
                  onChange={(next) => {
                    setAt(next);
                    setNow(Date.now());
                  }}
                />
              ) : null}
            </Field>
          </>
        ) : (
          <Note tone="info">{text('changes.needRole')}</Note>
        )}
      </div>
      <div className={css.publishFoot}>
        <Button variant="primary" size="large" icon="rocket-launch" isBusy={publish.isPending} why={why} onPress={send}>
          {mayPublish && left.length > 0
            ? text('changes.stepsLeft', { count: left.length })
            : text(needsYes ? 'changes.ask' : 'changes.publish')}
        </Button>
      </div>
    </aside>
  );
}

const newOrder = (revision: number) => ({ revision, requestId: crypto.randomUUID() });

/** Reason why it was not published: another version came first, or problems. */
function StaleNote({ answer }: { readonly answer: PublishAnswer | null }) {
  const text = useText();
  const localize = useLocalized();
  if (answer?.result === 'stale')
    return (
      <Note tone="warning" isLive>
        <p>{text('changes.stale')}</p>
        <ul className={css.others}>
          {answer.changes.map((change) => (
            <li key={`${change.kind} ${change.pointer}`}>{localize(change.sentence)}</li>
          ))}
        </ul>
      </Note>
    );
  if (answer?.result === 'refused') return <RefusedNote title={text('changes.refused')} problems={answer.problems} />;
  return null;
}
