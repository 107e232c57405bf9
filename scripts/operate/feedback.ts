import type { ListedFeedback } from '../../src/wire/feedback.ts';
import { type Noun, type OperateVerb, one, pathOf, queryOf, tableOf } from './client/noun.ts';
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

const act = (verb: 'answer' | 'close', option: 'text' | 'reason'): OperateVerb<ListedFeedback> => ({
  names: ['reference'],
  options: { [option]: one },
  required: [option],
  request: ({ merchant, names, values }) => ({
    method: 'POST',
    path: pathOf('feedback', merchant, names['reference'], verb),
    body: verb === 'answer' ? { answer: values[option] } : { reason: values[option] },
  }),
  text: (row) => tableOf([rowOf(row)]),
});

const feedback: Noun = {
  access: 'operator',
  help: helpOf('feedback', {
    en: `  list [--state <state>]   open (default), answered or closed, oldest first: reference, kind, state, time, member, contact, images, text
  answer <reference> --text <text>    the member reads it in the inbox, once
  close <reference> --reason <text>   without an answer, as for a guest, who has no inbox`,
    vi: `  list [--state <trạng thái>]   open (mặc định), answered hoặc closed, cũ nhất trước: số tham chiếu, loại, trạng thái, lúc, hội viên, liên hệ, số ảnh, nội dung
  answer <số> --text <nội dung>       hội viên đọc trong hộp thư, một lần
  close <số> --reason <lý do>         không trả lời, như với khách vì khách không có hộp thư`,
  }),
  verbs: {
    list: {
      options: { state: one },
      request: ({ merchant, values: { state } }) => ({
        method: 'GET',
        path: `${pathOf('feedback', merchant)}${queryOf({ state })}`,
      }),
      text: (rows) => tableOf(rows.map(rowOf)),
    } satisfies OperateVerb<readonly ListedFeedback[]>,
    answer: act('answer', 'text'),
    close: act('close', 'reason'),
  },
};

export default feedback;
