import type { BroadcastProgress } from '../../src/wire/broadcast.ts';
import { textOptions, textsFrom } from './client/localTexts.ts';
import { type Noun, one, tableOf, verbOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const rowOf = ({ id, state, sent, total, segment, orderedAt, orderedBy, title }: BroadcastProgress) => [
  id,
  state,
  `${sent} / ${total}`,
  [segment.audience, segment.language ?? '', segment.registeredDays === undefined ? '' : `${segment.registeredDays}d`]
    .filter((part) => part !== '')
    .join(' '),
  orderedAt,
  orderedBy,
  title,
];

const ofOne = (name: 'deskBroadcast' | 'deskStopBroadcast' | 'deskResumeBroadcast') =>
  verbOf({
    names: ['id'],
    run: (call, { merchant, names }) => call(name, { params: { merchant, id: names['id'] } }),
    text: (row) => tableOf([rowOf(row)]),
  });

const broadcast: Noun = {
  access: 'operator',
  help: helpOf('broadcast', {
    en: `  send --title <vi> --body <vi> [options]    order a message to the inboxes of members; a job sends it in batches
  list                     id, state, sent / members, segment, time, operator, title; newest first
  show <id>                progress of one
  stop <id>                stop it after its current batch
  resume <id>              let it go on where it stopped
  --title, --body          in Vietnamese; --title-en, --body-en in English. Plain text; @file reads a file
  --audience <who>         all (default), members (without agents), agents
  --language <code>        only members who read messages in this language
  --registered-days <n>    only members who registered within so many days
  --request <id>           a UUID: its id, to repeat an act that got no answer`,
    vi: `  send --title <vi> --body <vi> [tuỳ chọn]   gửi tin vào hộp thư hội viên; hệ thống gửi dần theo từng đợt
  list                     mã, trạng thái, đã gửi / hội viên, nhóm, lúc, người gửi, tiêu đề; mới nhất trước
  show <mã>                tiến độ của một tin
  stop <mã>                dừng sau đợt đang gửi
  resume <mã>              gửi tiếp từ chỗ đã dừng
  --title, --body          tiếng Việt; --title-en, --body-en tiếng Anh. Chữ thường; @tệp đọc từ tệp
  --audience <ai>          all (mặc định), members (trừ đại lý), agents
  --language <mã>          chỉ hội viên đọc tin bằng ngôn ngữ này
  --registered-days <n>    chỉ hội viên đăng ký trong số ngày này
  --request <mã>           một UUID làm mã của tin, để lặp lại thao tác chưa có trả lời`,
  }),
  verbs: {
    send: verbOf({
      options: { ...textOptions, audience: one, language: one, 'registered-days': one },
      required: ['title', 'body'],
      run: (call, { merchant, values, requestId }) => {
        const { audience = 'all', language, 'registered-days': days } = values;
        const segment = { audience, language, registeredDays: days === undefined ? undefined : Number(days) };
        return call('deskSendBroadcast', { params: { merchant }, body: { ...textsFrom(values), segment, requestId } });
      },
      text: (row) => tableOf([rowOf(row)]),
    }),
    list: verbOf({
      run: (call, { merchant }) => call('deskBroadcasts', { params: { merchant } }),
      text: (rows) => tableOf(rows.map(rowOf)),
    }),
    show: ofOne('deskBroadcast'),
    stop: ofOne('deskStopBroadcast'),
    resume: ofOne('deskResumeBroadcast'),
  },
};

export default broadcast;
