import { useQuery } from '@tanstack/react-query';
import { feedbackStates } from '../../../../domain/feedback.ts';
import type { ListedFeedback } from '../../../../wire/feedback.ts';
import { failureTextOf, read } from '../../../api/index.ts';
import { type Translate, useMoment, useText } from '../../../i18n/index.ts';
import { Badge, type Column, EmptyState, Scrolling, Segmented, Table, Unread } from '../../../kit/index.ts';
import * as css from '../content.css.ts';
import { useFocusBack } from '../useFocusBack.ts';
import type { TabProps } from '../usePlace.ts';
import { FeedbackPanel } from './FeedbackPanel.tsx';
import { kindText, tones } from './feedbackText.ts';

/** Messages of visitors: the open ones first, and beside the list one of them with what its author has sent before. */
export function FeedbackTab({ merchant, place, go }: TabProps) {
  const text = useText();
  const state = feedbackStates.find((each) => each === place.state) ?? 'open';
  const { data, error, refetch } = useQuery(read('deskFeedback', { params: { merchant }, query: { state } }));
  const list = useFocusBack<HTMLDivElement>(place.one);
  const isOpen = place.one !== null;
  return (
    <>
      <div className={css.tools}>
        <Segmented
          label={text('content.states')}
          value={state}
          onChange={(value) => go({ state: value === 'open' ? null : value, one: null }, { replace: true })}
          choices={feedbackStates.map((value) => ({ value, label: text(`content.feedback.state.${value}`) }))}
        />
        <span className={css.meta}>{text(state === 'open' ? 'content.feedback.oldest' : 'content.feedback.newest')}</span>
      </div>
      <div className={isOpen ? css.split : css.whole}>
        <div ref={list} className={isOpen ? `${css.side} ${css.behind}` : css.side}>
          {data === undefined ? (
            <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={420} />
          ) : data.length === 0 ? (
            <EmptyState icon="chat-circle-text" title={text(`content.feedback.none.${state}`)} />
          ) : (
            <Messages messages={data} chosen={place.one} onChoose={(reference) => go({ one: reference })} />
          )}
        </div>
        {place.one === null ? null : (
          <FeedbackPanel key={place.one} merchant={merchant} reference={place.one} onClose={() => go({ one: null })} />
        )}
      </div>
    </>
  );
}

interface MessagesProps {
  readonly messages: readonly ListedFeedback[];
  readonly chosen: string | null;
  readonly onChoose: (reference: string) => void;
}

function Messages({ messages, chosen, onChoose }: MessagesProps) {
  const text = useText();
  const moment = useMoment();
  return (
    <Scrolling label={text('content.tab.feedback')} className={css.tableCard}>
      <Table
        label={text('content.tab.feedback')}
        density="tall"
        rows={messages}
        idOf={({ reference }) => reference}
        selected={chosen}
        onChoose={({ reference }) => onChoose(reference)}
        columns={columnsOf({ text, moment, onChoose })}
      />
    </Scrolling>
  );
}

interface ColumnDeps extends Pick<MessagesProps, 'onChoose'> {
  readonly text: Translate;
  readonly moment: ReturnType<typeof useMoment>;
}

const columnsOf = ({ text, moment, onChoose }: ColumnDeps): readonly Column<ListedFeedback>[] => [
  {
    id: 'content',
    label: text('content.feedback.message'),
    isHeader: true,
    cell: ({ reference, content }) => (
      <span className={css.stack}>
        <button type="button" className={css.opener} onClick={() => onChoose(reference)}>
          {content}
        </button>
        <span className={css.meta}>{reference}</span>
      </span>
    ),
  },
  {
    id: 'from',
    label: text('content.feedback.from'),
    cell: ({ username }) => username ?? text('content.feedback.guest'),
  },
  {
    id: 'kind',
    label: text('content.feedback.kind'),
    cell: ({ kind }) => <Badge tone={kind === 'complaint' ? 'warning' : 'neutral'}>{kindText(kind, text)}</Badge>,
  },
  { id: 'at', label: text('content.feedback.at'), cell: ({ createdAt }) => moment(createdAt) },
  {
    id: 'state',
    label: text('content.state'),
    cell: ({ state }) => (
      <Badge tone={tones[state]} mark="dot">
        {text(`content.feedback.state.${state}`)}
      </Badge>
    ),
  },
];
