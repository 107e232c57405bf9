import type { ChatMessageRow, ChatMute } from '../../src/wire/chat.ts';
import { memberOf } from './client/desk.ts';
import { type Noun, one, tableOf, verbOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const messageRow = ({ seq, at, username, operator, hidden, text }: ChatMessageRow) => [
  String(seq),
  at,
  username ?? (operator === null ? '' : `(${operator})`),
  hidden ?? '',
  text,
];
const muteRow = ({ username, until, reason }: ChatMute) => [username, until ?? '', reason];

const chat: Noun = {
  access: 'operator',
  help: helpOf('chat', {
    en: `  list <room>                                newest messages of a room: number, time, author, why hidden, text
  say <room> --text <text>                   write as a moderator
  delete <room> <number> --reason <text>     remove a message from every screen
  hidden                                     newest messages that the filter hid, of every room
  try <word>                                 messages of the last 30 days that the word would have hidden
  mutes                                      members who may not write now
  mute <user> --minutes <n> --reason <text>  keep a member from writing
  unmute <user>                              let the member write again
  --request <id>           idempotency key of say, to repeat one that got no answer`,
    vi: `  list <phòng>                               tin mới nhất của phòng: số, giờ, người viết, lý do ẩn, nội dung
  say <phòng> --text <nội dung>              viết với tư cách điều hành viên
  delete <phòng> <số> --reason <lý do>       gỡ một tin khỏi mọi màn hình
  hidden                                     các tin mới nhất bị bộ lọc ẩn, của mọi phòng
  try <từ>                                   các tin trong 30 ngày qua mà từ này sẽ ẩn
  mutes                                      hội viên đang bị tắt tiếng
  mute <tên> --minutes <n> --reason <lý do>  tắt tiếng một hội viên
  unmute <tên>                               cho hội viên viết lại
  --request <mã>           khoá chống trùng của say, để lặp lại thao tác chưa có trả lời`,
  }),
  verbs: {
    list: verbOf({
      names: ['room'],
      run: (call, { merchant, names }) => call('deskRoom', { params: { merchant, room: names['room'] } }),
      text: (rows) => tableOf(rows.map(messageRow)),
    }),
    say: verbOf({
      names: ['room'],
      options: { text: one },
      required: ['text'],
      run: (call, { merchant, names, values: { text }, requestId }) =>
        call('deskSay', { params: { merchant, room: names['room'] }, body: { text, requestId } }),
      text: (rows) => tableOf(rows.slice(-1).map(messageRow)),
    }),
    delete: verbOf({
      names: ['room', 'number'],
      options: { reason: one },
      required: ['reason'],
      run: (call, { merchant, names, values: { reason } }) =>
        call('deskRemoveMessage', { params: { merchant, room: names['room'], seq: names['number'] }, body: { reason } }),
      text: (rows) => tableOf(rows.map(messageRow)),
    }),
    hidden: verbOf({
      run: (call, { merchant }) => call('deskChatHidden', { params: { merchant } }),
      text: (rows) => tableOf(rows.map((row) => [row.room, ...messageRow(row)])),
    }),
    try: verbOf({
      names: ['word'],
      run: (call, { merchant, names: { word } }) => call('deskChatTrial', { params: { merchant }, query: { word } }),
      text: ({ lines, members, tried, samples }) =>
        [`${lines} / ${tried} (${members})`, tableOf(samples.map(messageRow))].join('\n'),
    }),
    mutes: verbOf({
      run: (call, { merchant }) => call('deskMutes', { params: { merchant } }),
      text: (rows) => tableOf(rows.map(muteRow)),
    }),
    mute: verbOf({
      names: ['user'],
      options: { minutes: one, reason: one },
      required: ['minutes', 'reason'],
      run: async (call, given) => {
        const { minutes, reason } = given.values;
        return call('deskMemberMute', { params: await memberOf(call, given), body: { minutes: Number(minutes), reason } });
      },
      text: (row) => tableOf([muteRow(row)]),
    }),
    unmute: verbOf({
      names: ['user'],
      run: async (call, given) => call('deskMemberUnmute', { params: await memberOf(call, given) }),
      text: (row) => tableOf([muteRow(row)]),
    }),
  },
};

export default chat;
