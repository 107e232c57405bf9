import type { ListedFeedback } from '../../src/wire/feedback.ts';
import { decide } from './client/desk.ts';
import { type Noun, one, tableOf, verbOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const rowOf = ({ reference, kind, state, createdAt, username, contact, images, content }: ListedFeedback) => [
  reference,
  kind,
  state,
  createdAt,
  username ?? '-',
  contact ?? '',
  String(images),
  content.replaceAll(/\s+/g, ' '),
];

const ending = (act: 'answer' | 'close', option: 'text' | 'reason') =>
  verbOf({
    names: ['reference'],
    options: { [option]: one },
    required: [option],
    run: async (call, given) => {
      const { merchant, names, values } = given;
      const { reference = '' } = names;
      await decide(call, given, { kind: 'feedback', id: reference, act, reason: values[option] });
      return call('deskMessage', { params: { merchant, reference } });
    },
    text: (row) => tableOf([rowOf(row)]),
  });

const feedback: Noun = {
  access: 'operator',
  help: helpOf('feedback', {
    en: `  list [--state <state>]   open (default, oldest first), answered or closed (newest first): reference, kind, state, time, member, contact, images, text
  show <reference>                    with the other messages of its author, and the answers
  answer <reference> --text <text>    the member reads it in the inbox, once
  close <reference> --reason <text>   without an answer, as for a guest, who has no inbox`,
    vi: `  list [--state <trạng thái>]   open (mặc định, cũ nhất trước), answered hoặc closed (mới nhất trước): số tham chiếu, loại, trạng thái, lúc, hội viên, liên hệ, số ảnh, nội dung
  show <số>                           cùng các tin khác của người gửi và câu trả lời
  answer <số> --text <nội dung>       hội viên đọc trong hộp thư, một lần
  close <số> --reason <lý do>         không trả lời, như với khách vì khách không có hộp thư`,
  }),
  verbs: {
    list: verbOf({
      options: { state: one },
      run: (call, { merchant, values: { state } }) => call('deskFeedback', { params: { merchant }, query: { state } }),
      text: (rows) => tableOf(rows.map(rowOf)),
    }),
    show: verbOf({
      names: ['reference'],
      run: (call, { merchant, names: { reference } }) => call('deskThread', { params: { merchant, reference } }),
      text: ({ messages }) =>
        tableOf(messages.map((row) => [...rowOf(row), (row.answer ?? '').replaceAll(/\s+/g, ' '), row.answeredBy ?? ''])),
    }),
    answer: ending('answer', 'text'),
    close: ending('close', 'reason'),
  },
};

export default feedback;
