import { useQuery } from '@tanstack/react-query';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { languageName } from '../../../../domain/language.ts';
import type { BroadcastDetail } from '../../../../wire/broadcast.ts';
import { Failure } from '../../../../wire/failure.ts';
import { failureTextOf, read, useAct } from '../../../api/index.ts';
import { spanText, useLanguage, useLocalized, useMoment, useNumber, useText } from '../../../i18n/index.ts';
import { Badge, Button, type Column, EmptyState, Icon, Table, Unread } from '../../../kit/index.ts';
import * as css from '../content.css.ts';
import { LetterCourse } from './LetterCourse.tsx';
import { stateOf, tones, useSegmentText } from './letterText.ts';
import { StopDialog } from './StopDialog.tsx';

const runningMs = 2_000;

/** Progress of one letter, and its acts. It is read again while it is on its way. */
export function LetterCard({ merchant, id }: { readonly merchant: string; readonly id: string }) {
  const text = useText();
  const { data, error, refetch } = useQuery({
    ...read('deskBroadcast', { params: { merchant, id } }),
    refetchInterval: ({ state: { data: known } }) =>
      known?.state === 'sending' || known?.isTakingBack === true ? runningMs : false,
  });
  if (data !== undefined) return <Shown merchant={merchant} letter={data} />;
  return error instanceof Failure && error.code === 'NOT_FOUND' ? (
    <EmptyState icon="envelope-simple" title={text('content.letter.gone')} />
  ) : (
    <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={280} />
  );
}

function Shown({ merchant, letter }: { readonly merchant: string; readonly letter: BroadcastDetail }) {
  const text = useText();
  const number = useNumber();
  const moment = useMoment();
  const textOf = useLocalized();
  const segmentText = useSegmentText();
  const [asking, setAsking] = useState<'stop' | 'takeBack' | null>(null);
  const resume = useAct('deskResumeBroadcast', { changes: ['deskBroadcast', 'deskBroadcasts'] });
  const { id, texts, segment, orderedAt, orderedByName, sent, total, state, isTakingBack, unread, course } = letter;
  const shown = stateOf(letter);
  return (
    <section className={css.box} aria-label={textOf(texts.title)}>
      <div className={css.progressHead}>
        <div className={css.stack}>
          <span className={css.progressTitle}>
            <h2 className={css.panelTitle}>{textOf(texts.title)}</h2>
            <Badge tone={tones[shown]} mark="dot">
              {text(`content.letter.state.${shown}`)}
            </Badge>
          </span>
          <p className={css.line}>
            {text('content.letter.begun', { to: segmentText(segment), time: moment(orderedAt, 'second'), name: orderedByName })}
          </p>
        </div>
        <div className={css.panelFoot}>
          {state === 'sending' ? (
            <Button variant="danger" icon="stop" onPress={() => setAsking('stop')}>
              {text('content.letter.stop')}
            </Button>
          ) : null}
          {state !== 'sending' && unread > 0 && !isTakingBack ? (
            <Button icon="arrow-u-up-left" onPress={() => setAsking('takeBack')}>
              {text('content.letter.takeBack')}
            </Button>
          ) : null}
          {state === 'stopped' ? (
            <Button
              icon="play"
              isBusy={resume.isPending}
              onPress={() => resume.mutate({ params: { merchant, id } })}
              {...(isTakingBack ? { why: text('content.letter.waitForTakingBack') } : {})}
            >
              {text('content.letter.resume')}
            </Button>
          ) : null}
        </div>
      </div>
      <div className={css.progressLine}>
        <span>
          <span className={css.big}>{number(sent)}</span>
          <span className={css.meta}>{text('content.letter.haveIt', { total: number(total) })}</span>
        </span>
        <Speed letter={letter} />
      </div>
      <Meter letter={letter} />
      <div className={css.two}>
        {course.length > 1 ? <LetterCourse course={course} /> : null}
        <ByLanguage letter={letter} />
      </div>
      {asking === null ? null : <StopDialog merchant={merchant} letter={letter} act={asking} onClose={() => setAsking(null)} />}
    </section>
  );
}

function Speed({ letter: { perSecond, sent, total, state } }: { readonly letter: BroadcastDetail }) {
  const text = useText();
  const number = useNumber();
  const language = useLanguage();
  if (state !== 'sending') return null;
  if (perSecond === 0) return <span className={css.meta}>{text('content.letter.waits')}</span>;
  const left = Math.max(0, total - sent) / perSecond;
  return (
    <span className={css.strong}>
      {text('content.letter.speed', { number: number(Math.round(perSecond)) })}{' '}
      {left < 60
        ? text('content.letter.leftSeconds', { count: Math.ceil(left) })
        : text('content.letter.left', { span: spanText(left * 1_000, language) })}
    </span>
  );
}

/** The members of a letter by what became of it, as one bar. */
function Meter({ letter }: { readonly letter: BroadcastDetail }) {
  const text = useText();
  const number = useNumber();
  const { read: opened, unread, takenBack, sent, total } = letter;
  const all = Math.max(1, total);
  const toCome = Math.max(0, total - sent);
  const counts = { read: opened, unread, taken: takenBack, toCome };
  const parts = (['read', 'unread', 'taken'] as const).filter((part) => counts[part] > 0);
  return (
    <>
      <div
        className={css.meter}
        role="progressbar"
        aria-label={text('content.letter.progress')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={Math.min(sent, total)}
      >
        {parts.map((part) => (
          <span
            key={part}
            className={css.meterPart[part]}
            style={assignInlineVars({ [css.barWidth]: `${(100 * counts[part]) / all}%` })}
          />
        ))}
      </div>
      <div className={css.progressLine}>
        <ul className={css.keys}>
          {(['read', 'unread', 'taken', 'toCome'] as const).map((part) =>
            part === 'taken' && takenBack === 0 ? null : (
              <li key={part} className={css.key}>
                <span className={css.keyMark[part]} />
                <span className={css.strong}>{number(counts[part])}</span> {text(`content.letter.part.${part}`)}
              </li>
            ),
          )}
        </ul>
        <span className={css.key}>
          <Icon name="check-circle" size={14} tone="success" />
          {text('content.letter.noneTwice')}
        </span>
      </div>
    </>
  );
}

type LanguageRow = BroadcastDetail['byLanguage'][number];

function ByLanguage({ letter: { byLanguage } }: { readonly letter: BroadcastDetail }) {
  const text = useText();
  const number = useNumber();
  if (byLanguage.length === 0) return null;
  const columns: readonly Column<LanguageRow>[] = [
    {
      id: 'language',
      label: text('content.letter.language'),
      isHeader: true,
      cell: ({ language }) => languageName(language),
    },
    { id: 'has', label: text('content.letter.has'), isNumeric: true, cell: ({ has }) => number(has) },
    { id: 'read', label: text('content.letter.read'), isNumeric: true, cell: ({ read: opened }) => number(opened) },
  ];
  return (
    <Table label={text('content.letter.byLanguage')} rows={byLanguage} idOf={({ language }) => language} columns={columns} />
  );
}
