import type { ListedEnvelope } from '../../src/wire/missions.ts';
import { memberOf } from './client/desk.ts';
import { type Noun, one, tableOf, verbOf } from './client/noun.ts';
import { resultText } from './client/results.ts';
import { helpOf } from './client/words.ts';

const rowOf = ({ id, source, state, amount, grantedAt, expiresAt, operator, reason }: ListedEnvelope) => [
  id,
  source,
  state,
  amount ?? '',
  grantedAt,
  expiresAt,
  operator ?? '',
  reason ?? '',
];

const envelopes: Noun = {
  access: 'operator',
  help: helpOf('envelopes', {
    en: `  list <user>                                red envelopes of a member, newest first
  give <user> <count> --reason <text>        give up to 20; they expire as those of missions do
  revoke <envelope> --reason <text>          take one back that is not opened
  --request <id>           idempotency key, to repeat an act that got no answer

Envelopes count as the most that they may hold: from the threshold of the brand on (policies.operators.secondApprovalFrom)
another operator has to approve.`,
    vi: `  list <tên>                                 bao lì xì của hội viên, mới nhất trước
  give <tên> <số bao> --reason <lý do>       tặng tối đa 20 bao; hạn mở như bao của nhiệm vụ
  revoke <mã bao> --reason <lý do>           thu hồi bao chưa mở
  --request <mã>           khoá chống trùng, để lặp lại thao tác chưa có trả lời

Mỗi bao được tính theo số tiền cao nhất có thể có: từ ngưỡng của thương hiệu (policies.operators.secondApprovalFrom)
cần người thứ hai duyệt.`,
  }),
  verbs: {
    list: verbOf({
      names: ['user'],
      run: async (call, given) => call('deskMemberEnvelopes', { params: await memberOf(call, given) }),
      text: (rows) => tableOf(rows.map(rowOf)),
    }),
    give: verbOf({
      names: ['user', 'count'],
      options: { reason: one },
      required: ['reason'],
      run: async (call, given) => {
        const { names, values, requestId } = given;
        const body = { count: Number(names['count']), reason: values['reason'], requestId };
        return call('deskMemberGift', { params: await memberOf(call, given), body });
      },
      text: resultText,
    }),
    revoke: verbOf({
      names: ['envelope'],
      options: { reason: one },
      required: ['reason'],
      run: (call, { merchant, names: { envelope }, values: { reason } }) =>
        call('deskRevokeEnvelope', { params: { merchant, envelope }, body: { reason } }),
      text: (row) => tableOf([rowOf(row)]),
    }),
  },
};

export default envelopes;
