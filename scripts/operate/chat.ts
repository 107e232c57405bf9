import type { ChatMessageRow, ChatMute } from '../../src/wire/chat.ts';
import { type Noun, type OperateVerb, one, pathOf, tableOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const messageRow = ({ seq, at, username, operator, hidden, text }: ChatMessageRow) => [
  String(seq),
  at,
  username ?? (operator === null ? '' : `(${operator})`),
  hidden ?? '',
  text,
];
const muteRow = ({ username, until, reason }: ChatMute) => [username, until ?? '', reason];

type Messages = OperateVerb<readonly ChatMessageRow[]>;

const chat: Noun = {
  access: 'operator',
  help: helpOf('chat', {
    en: `  list <room>                                newest messages of a room: number, time, author, why hidden, text
  say <room> --text <text>                   write as a moderator
  delete <room> <number> --reason <text>     remove a message from every screen
  mutes                                      members who may not write now
  mute <user> --minutes <n> --reason <text>  keep a member from writing
  unmute <user>                              let the member write again
  --request <id>           idempotency key of say, to repeat one that got no answer`,
    vi: `  list <phòng>                               tin mới nhất của phòng: số, giờ, người viết, lý do ẩn, nội dung
  say <phòng> --text <nội dung>              viết với tư cách điều hành viên
  delete <phòng> <số> --reason <lý do>       gỡ một tin khỏi mọi màn hình
  mutes                                      hội viên đang bị tắt tiếng
  mute <tên> --minutes <n> --reason <lý do>  tắt tiếng một hội viên
  unmute <tên>                               cho hội viên viết lại
  --request <mã>           khoá chống trùng của say, để lặp lại thao tác chưa có trả lời`,
  }),
  verbs: {
    list: {
      names: ['room'],
      request: ({ merchant, names }) => ({ method: 'GET', path: pathOf('chat', merchant, 'rooms', names['room']) }),
      text: (rows) => tableOf(rows.map(messageRow)),
    } satisfies Messages,
    say: {
      names: ['room'],
      options: { text: one },
      required: ['text'],
      request: ({ merchant, names, values: { text }, requestId }) => ({
        method: 'POST',
        path: pathOf('chat', merchant, 'rooms', names['room']),
        body: { text, requestId },
      }),
      text: (rows) => tableOf(rows.slice(-1).map(messageRow)),
    } satisfies Messages,
    delete: {
      names: ['room', 'number'],
      options: { reason: one },
      required: ['reason'],
      request: ({ merchant, names, values: { reason } }) => ({
        method: 'POST',
        path: pathOf('chat', merchant, 'rooms', names['room'], names['number'], 'remove'),
        body: { reason },
      }),
      text: (rows) => tableOf(rows.map(messageRow)),
    } satisfies Messages,
    mutes: {
      request: ({ merchant }) => ({ method: 'GET', path: pathOf('chat', merchant, 'mutes') }),
      text: (rows) => tableOf(rows.map(muteRow)),
    } satisfies OperateVerb<readonly ChatMute[]>,
    mute: {
      names: ['user'],
      options: { minutes: one, reason: one },
      required: ['minutes', 'reason'],
      request: ({ merchant, names, values: { minutes, reason } }) => ({
        method: 'POST',
        path: pathOf('chat', merchant, 'members', names['user'], 'mute'),
        body: { minutes: Number(minutes), reason },
      }),
      text: (row) => tableOf([muteRow(row)]),
    } satisfies OperateVerb<ChatMute>,
    unmute: {
      names: ['user'],
      request: ({ merchant, names }) => ({
        method: 'POST',
        path: pathOf('chat', merchant, 'members', names['user'], 'unmute'),
      }),
      text: (row) => tableOf([muteRow(row)]),
    } satisfies OperateVerb<ChatMute>,
  },
};

export default chat;
