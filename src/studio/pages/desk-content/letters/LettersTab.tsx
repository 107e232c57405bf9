import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { BroadcastProgress } from '../../../../wire/broadcast.ts';
import { failureTextOf, read } from '../../../api/index.ts';
import { type Translate, useMoment, useNumber, useText } from '../../../i18n/index.ts';
import { Badge, Button, type Column, EmptyState, Scrolling, Table, Unread } from '../../../kit/index.ts';
import * as css from '../content.css.ts';
import type { TabProps } from '../usePlace.ts';
import { LetterCard } from './LetterCard.tsx';
import { LetterForm } from './LetterForm.tsx';
import { stateOf, tones, useSegmentText } from './letterText.ts';

/** Between two reads while a letter is on its way. */
const runningMs = 2_000;
const isRunning = ({ state, isTakingBack }: BroadcastProgress) => state === 'sending' || isTakingBack;

/** Letters to the inboxes of many members: the progress of one, the list of all, and the form of a new one. */
export function LettersTab({ merchant, place, go }: TabProps) {
  const text = useText();
  const { data, error, refetch } = useQuery({
    ...read('deskBroadcasts', { params: { merchant } }),
    refetchInterval: ({ state }) => (state.data?.some(isRunning) === true ? runningMs : false),
  });
  const list = useRef<HTMLDivElement>(null);
  const opened = useRef(place.one);
  useEffect(() => {
    const was = opened.current;
    opened.current = place.one;
    // The close button went with the form.
    if (was === 'new' && place.one !== 'new') list.current?.querySelector('button')?.focus();
  }, [place.one]);
  if (data === undefined) return <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={420} />;
  const isNew = place.one === 'new';
  const chosen = isNew ? data.find(isRunning)?.id : (place.one ?? data.find(isRunning)?.id ?? data[0]?.id);
  return (
    <>
      <div className={css.tools}>
        <span className={css.meta}>{text('content.letter.once')}</span>
        <Button variant="primary" icon="plus" onPress={() => go({ one: 'new' })}>
          {text('content.letter.new')}
        </Button>
      </div>
      <div className={isNew ? css.split : css.whole}>
        <div ref={list} className={isNew ? `${css.side} ${css.behind}` : css.side}>
          {chosen === undefined ? null : <LetterCard key={chosen} merchant={merchant} id={chosen} />}
          {data.length === 0 ? (
            <EmptyState icon="envelope-simple" title={text('content.letter.none')} text={text('content.letter.none.text')} />
          ) : (
            <Letters letters={data} chosen={chosen ?? null} onChoose={(id) => go({ one: id })} />
          )}
        </div>
        {isNew ? (
          <LetterForm
            merchant={merchant}
            onClose={() => go({ one: null })}
            onOrdered={(id) => go({ one: id }, { replace: true })}
          />
        ) : null}
      </div>
    </>
  );
}

interface LettersProps {
  readonly letters: readonly BroadcastProgress[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

function Letters({ letters, chosen, onChoose }: LettersProps) {
  const text = useText();
  const number = useNumber();
  const moment = useMoment();
  const segmentText = useSegmentText();
  return (
    <Scrolling label={text('content.tab.letters')} className={css.tableCard}>
      <Table
        label={text('content.tab.letters')}
        density="tall"
        rows={letters}
        idOf={({ id }) => id}
        selected={chosen}
        onChoose={({ id }) => onChoose(id)}
        columns={columnsOf({ text, number, moment, segmentText, onChoose })}
      />
    </Scrolling>
  );
}

interface ColumnDeps extends Pick<LettersProps, 'onChoose'> {
  readonly text: Translate;
  readonly number: ReturnType<typeof useNumber>;
  readonly moment: ReturnType<typeof useMoment>;
  readonly segmentText: ReturnType<typeof useSegmentText>;
}

const columnsOf = ({ text, number, moment, segmentText, onChoose }: ColumnDeps): readonly Column<BroadcastProgress>[] => [
  {
    id: 'title',
    label: text('content.letter.one'),
    isHeader: true,
    cell: ({ id, title, orderedAt }) => (
      <span className={css.stack}>
        <button type="button" className={css.opener} onClick={() => onChoose(id)}>
          {title}
        </button>
        <span className={css.meta}>{moment(orderedAt)}</span>
      </span>
    ),
  },
  { id: 'to', label: text('content.letter.to'), cell: ({ segment }) => segmentText(segment) },
  {
    id: 'state',
    label: text('content.state'),
    cell: (letter) => (
      <Badge tone={tones[stateOf(letter)]} mark="dot">
        {text(`content.letter.state.${stateOf(letter)}`)}
      </Badge>
    ),
  },
  {
    id: 'members',
    label: text('content.letter.members'),
    isNumeric: true,
    cell: ({ sent, total }) =>
      sent === total ? number(total) : text('content.letter.ofAll', { sent: number(sent), total: number(total) }),
  },
  {
    id: 'takenBack',
    label: text('content.letter.takenBack'),
    isNumeric: true,
    cell: ({ takenBack }) => (takenBack === 0 ? '–' : number(takenBack)),
  },
];
