import type { BroadcastProgress } from '../../src/wire/broadcast.ts';
import { textOptions, textsFrom } from './client/localTexts.ts';
import { type Noun, one, tableOf, verbOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const rowOf = ({
  id,
  state,
  sent,
  total,
  segment,
  orderedAt,
  orderedBy,
  title,
  takenBack,
  isTakingBack,
}: BroadcastProgress) => [
  id,
  state,
  `${sent} / ${total}${takenBack === 0 && !isTakingBack ? '' : ` (-${takenBack})`}`,
  [segment.audience, segment.language ?? '', segment.registeredDays === undefined ? '' : `${segment.registeredDays}d`]
    .filter((part) => part !== '')
    .join(' '),
  orderedAt,
  orderedBy,
  title,
];

const ofOne = (name: 'deskBroadcast' | 'deskResumeBroadcast') =>
  verbOf({
    names: ['id'],
    run: (call, { merchant, names }) => call(name, { params: { merchant, id: names['id'] } }),
    text: (row) => tableOf([rowOf(row)]),
  });

const stopping = (name: 'deskStopBroadcast' | 'deskTakeBackBroadcast') =>
  verbOf({
    names: ['id'],
    options: { reason: one, ...(name === 'deskStopBroadcast' ? { 'take-back': { type: 'boolean', default: false } } : {}) },
    required: ['reason'],
    run: (call, { merchant, names, values: { reason, 'take-back': takeBack } }) =>
      call(name, {
        params: { merchant, id: names['id'] },
        body: { reason, ...(takeBack === true ? { takeBack } : {}) },
      }),
    text: (row) => tableOf([rowOf(row)]),
  });

const segmentOptions = { audience: one, language: one, 'registered-days': one } as const;

const broadcast: Noun = {
  access: 'operator',
  help: helpOf('broadcast', {
    en: `  send --title <vi> --body <vi> [options]    order a message to the inboxes of members; a job sends it in batches
  list                     id, state, sent / members, segment, time, operator, title; newest first
  show <id>                progress of one
  stop <id> --reason <text> [--take-back]    stop it after its current batch; also take it back from those who have not read it
  resume <id>              let it go on where it stopped: no member gets it twice
  take-back <id> --reason <text>   of one that is stopped or sent: from those who have not read it
  count [options]          members whom a message would reach now, and those on a break, whom it would not
  --title, --body          in Vietnamese; --title-en, --body-en in English. Plain text; @file reads a file
  --audience <who>         all (default), members (without agents), agents
  --language <code>        only members who read messages in this language
  --registered-days <n>    only members who registered within so many days
  --request <id>           a UUID: its id, to repeat an act that got no answer`,
    vi: `  send --title <vi> --body <vi> [tuỳ chọn]   gửi tin vào hộp thư hội viên; hệ thống gửi dần theo từng đợt
  list                     mã, trạng thái, đã gửi / hội viên, nhóm, lúc, người gửi, tiêu đề; mới nhất trước
  show <mã>                tiến độ của một tin
  stop <mã> --reason <lý do> [--take-back]   dừng sau đợt đang gửi; thu hồi luôn ở những người chưa đọc
  resume <mã>              gửi tiếp từ chỗ đã dừng: không ai nhận hai lần
  take-back <mã> --reason <lý do>   với tin đã dừng hoặc đã gửi xong: thu hồi ở những người chưa đọc
  count [tuỳ chọn]         số hội viên sẽ nhận nếu gửi bây giờ, và số đang tạm nghỉ sẽ không nhận
  --title, --body          tiếng Việt; --title-en, --body-en tiếng Anh. Chữ thường; @tệp đọc từ tệp
  --audience <ai>          all (mặc định), members (trừ đại lý), agents
  --language <mã>          chỉ hội viên đọc tin bằng ngôn ngữ này
  --registered-days <n>    chỉ hội viên đăng ký trong số ngày này
  --request <mã>           một UUID làm mã của tin, để lặp lại thao tác chưa có trả lời`,
  }),
  verbs: {
    send: verbOf({
      options: { ...textOptions, ...segmentOptions },
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
    count: verbOf({
      options: segmentOptions,
      run: (call, { merchant, values: { audience = 'all', language, 'registered-days': registeredDays } }) =>
        call('deskBroadcastAudience', { params: { merchant }, query: { audience, language, registeredDays } }),
      text: ({ members, onBreak }) => tableOf([[String(members), String(onBreak)]]),
    }),
    stop: stopping('deskStopBroadcast'),
    'take-back': stopping('deskTakeBackBroadcast'),
    resume: ofOne('deskResumeBroadcast'),
  },
};

export default broadcast;
