import { defaultLanguage } from '../../src/domain/language.ts';
import type { ListedNotice } from '../../src/wire/notice.ts';
import { textOptions, textsFrom } from './client/localTexts.ts';
import { type Noun, one, tableOf, verbOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const rowOf = ({ id, type, state, audience, topic, from, until, title }: ListedNotice) => [
  id,
  type,
  state,
  audience,
  topic ?? '',
  from,
  until ?? '',
  title[defaultLanguage],
];

const options = { ...textOptions, type: one, topic: one, audience: one, on: one, from: one, until: one };

/** The fields of a notice that an act was given, and no others. */
function given(values: Readonly<Record<string, unknown>>) {
  const { type, topic, audience, on, from, until } = values;
  const orNull = (value: unknown) => (value === 'none' ? null : value);
  return {
    ...textsFrom(values),
    ...(type === undefined ? {} : { type }),
    ...(topic === undefined ? {} : { topic: orNull(topic) }),
    ...(audience === undefined ? {} : { audience }),
    ...(on === undefined ? {} : { execution: orNull(on) }),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until: orNull(until) }),
  };
}

const notices: Noun = {
  access: 'operator',
  help: helpOf('notices', {
    en: `  list                     id, kind, state, audience, topic, from, until, title; newest first
  add --type <kind> --title <vi> --body <vi> [options]
  edit <id> [options]      changes only what is given
  end <id> --reason <text> it shows no more from now on
  --type <kind>            B board, PL popup after login, PU popup for everyone, PR promotion, H help
  --title, --body          in Vietnamese; --title-en, --body-en in English. Texts are Markdown; @file reads a file
  --topic <topic>          maintenance, payment, event, policy, safety, none
  --audience <who>         all (default), guests, members, agents
  --from, --until <time>   2026-12-02T18:00:00+07:00; --until none takes the end away
  --on <place>             home, login, register, none: for callers that ask for one
  --request <id>           id of a new notice, to repeat an act that got no answer`,
    vi: `  list                     mã, loại, trạng thái, người xem, chủ đề, từ, đến, tiêu đề; mới nhất trước
  add --type <loại> --title <vi> --body <vi> [tuỳ chọn]
  edit <mã> [tuỳ chọn]     chỉ đổi những gì được ghi
  end <mã> --reason <lý do>  ngừng hiện kể từ bây giờ
  --type <loại>            B bảng tin, PL hiện sau đăng nhập, PU hiện cho mọi người, PR khuyến mãi, H trợ giúp
  --title, --body          tiếng Việt; --title-en, --body-en tiếng Anh. Nội dung là Markdown; @tệp đọc từ tệp
  --topic <chủ đề>         maintenance, payment, event, policy, safety, none
  --audience <ai>          all (mặc định), guests, members, agents
  --from, --until <lúc>    2026-12-02T18:00:00+07:00; --until none bỏ thời điểm kết thúc
  --on <nơi>               home, login, register, none: cho lời gọi có hỏi đến
  --request <mã>           mã của thông báo mới, để lặp lại thao tác chưa có trả lời`,
  }),
  verbs: {
    list: verbOf({
      run: (call, { merchant }) => call('deskNotices', { params: { merchant } }),
      text: (rows) => tableOf(rows.map(rowOf)),
    }),
    add: verbOf({
      options,
      required: ['type', 'title', 'body'],
      run: (call, { merchant, values, requestId }) =>
        call('deskAddNotice', { params: { merchant }, body: { ...given(values), requestId } }),
      text: (row) => tableOf([rowOf(row)]),
    }),
    edit: verbOf({
      names: ['id'],
      options,
      run: (call, { merchant, names: { id }, values }) =>
        call('deskEditNotice', { params: { merchant, id }, body: given(values) }),
      text: (row) => tableOf([rowOf(row)]),
    }),
    end: verbOf({
      names: ['id'],
      options: { reason: one },
      required: ['reason'],
      run: (call, { merchant, names: { id }, values: { reason } }) =>
        call('deskEndNotice', { params: { merchant, id }, body: { reason } }),
      text: (row) => tableOf([rowOf(row)]),
    }),
  },
};

export default notices;
