import { useQuery } from '@tanstack/react-query';
import type { ChatMessageRow } from '../../../../wire/chat.ts';
import { failureTextOf, read } from '../../../api/index.ts';
import { useLocalized, useMoment, useText } from '../../../i18n/index.ts';
import { Badge, EmptyState, Segmented, Select, Unread } from '../../../kit/index.ts';
import * as css from '../content.css.ts';
import { useFocusBack } from '../useFocusBack.ts';
import type { TabProps } from '../usePlace.ts';
import { LinePanel } from './LinePanel.tsx';
import { Mutes } from './Mutes.tsx';
import { Words } from './Words.tsx';

const views = ['hidden', 'rooms', 'mutes', 'words'] as const;
/** Between two reads of a room that is open. */
const roomMs = 10_000;

/** Name of a line in the address, and the line that a name means. */
const nameOf = ({ room, seq }: Pick<ChatMessageRow, 'room' | 'seq'>) => `${room}~${seq}`;
const lineOf = (name: string | null) => {
  const [, room, seq] = /^([a-z0-9-]{1,24})~([1-9]\d{0,14})$/.exec(name ?? '') ?? [];
  return room === undefined || seq === undefined ? null : { room, seq: Number(seq) };
};

/** The chat room: what the filter hid, the rooms as they are, members who may not write, and words tried on the past. */
export function ChatTab({ merchant, place, go }: TabProps) {
  const text = useText();
  const titleOf = useLocalized();
  const { data: chat, error, refetch } = useQuery(read('deskChat', { params: { merchant } }));
  const list = useFocusBack<HTMLDivElement>(place.one);
  if (chat === undefined) return <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={420} />;
  if (!chat.enabled) {
    return <EmptyState icon="chat-circle-dots" title={text('content.chat.off')} text={text('content.chat.off.text')} />;
  }
  const [named = null, ofState = null] = place.state?.split(':') ?? [];
  const view = views.find((each) => each === named) ?? 'hidden';
  const room = chat.rooms.find(({ id }) => id === ofState) ?? chat.rooms[0];
  const line = lineOf(place.one);
  const onChoose = (row: ChatMessageRow) => go({ one: nameOf(row) });
  return (
    <>
      <div className={css.tools}>
        <Segmented
          label={text('content.chat.views')}
          value={view}
          onChange={(value) => go({ state: value === 'hidden' ? null : value, one: null }, { replace: true })}
          choices={views.map((value) => ({ value, label: text(`content.chat.view.${value}`) }))}
        />
        {view === 'rooms' && room !== undefined ? (
          <Select
            look="pick"
            label={text('content.chat.room')}
            value={room.id}
            options={chat.rooms.map(({ id, name }) => ({ value: id, label: titleOf({ vi: id, ...name }) }))}
            onChange={(value) => go({ state: `rooms:${value}`, one: null }, { replace: true })}
          />
        ) : null}
      </div>
      <div className={line === null ? css.whole : css.split}>
        <div ref={list} className={line === null ? css.side : `${css.side} ${css.behind}`}>
          {view === 'hidden' ? <Hidden merchant={merchant} chosen={place.one} onChoose={onChoose} /> : null}
          {view === 'rooms' && room !== undefined ? (
            <Room key={room.id} merchant={merchant} room={room.id} chosen={place.one} onChoose={onChoose} />
          ) : null}
          {view === 'mutes' ? <Mutes merchant={merchant} /> : null}
          {view === 'words' ? <Words merchant={merchant} chat={chat} /> : null}
        </div>
        {line === null ? null : (
          <LinePanel key={place.one} merchant={merchant} chat={chat} {...line} onClose={() => go({ one: null })} />
        )}
      </div>
    </>
  );
}

interface ListProps {
  readonly merchant: string;
  readonly chosen: string | null;
  readonly onChoose: (row: ChatMessageRow) => void;
}

function Hidden({ merchant, chosen, onChoose }: ListProps) {
  const text = useText();
  const { data, error, refetch } = useQuery(read('deskChatHidden', { params: { merchant } }));
  if (data === undefined) return <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={420} />;
  if (data.length === 0) return <EmptyState icon="check-circle" title={text('content.chat.noneHidden')} />;
  return <Lines label={text('content.chat.view.hidden')} rows={data} chosen={chosen} onChoose={onChoose} />;
}

function Room({ merchant, room, chosen, onChoose }: ListProps & { readonly room: string }) {
  const text = useText();
  const { data, error, refetch } = useQuery({
    ...read('deskRoom', { params: { merchant, room } }),
    refetchInterval: roomMs,
  });
  if (data === undefined) return <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={420} />;
  if (data.length === 0) return <EmptyState icon="chat-circle-dots" title={text('content.chat.empty')} />;
  return <Lines label={text('content.chat.view.rooms')} rows={data.toReversed()} chosen={chosen} onChoose={onChoose} />;
}

interface LinesProps extends Pick<ListProps, 'chosen' | 'onChoose'> {
  readonly label: string;
  readonly rows: readonly ChatMessageRow[];
}

function Lines({ label, rows, chosen, onChoose }: LinesProps) {
  const text = useText();
  const moment = useMoment();
  return (
    <ul className={css.lines} aria-label={label}>
      {rows.map((row) => (
        <li key={nameOf(row)}>
          <button
            type="button"
            className={css.lineButton}
            onClick={() => onChoose(row)}
            {...(nameOf(row) === chosen ? { 'aria-current': 'true' as const } : {})}
          >
            <span className={css.letterText}>{row.text}</span>
            <span className={css.between}>
              <span className={css.meta}>
                {row.username ?? (row.operator === null ? text('content.chat.nameless') : text('content.chat.moderator'))} ·{' '}
                {row.room} · {moment(row.at)}
              </span>
              {row.hidden === null ? null : (
                <Badge tone={row.hidden === 'moderator' ? 'neutral' : 'warning'}>
                  {text(`content.chat.hidden.${row.hidden}`)}
                </Badge>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
