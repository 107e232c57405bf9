import type { ListedEnvelope } from '../../src/wire/missions.ts';
import type { ActResult } from '../../src/wire/operate.ts';
import { type Noun, type OperateVerb, one, pathOf, tableOf } from './client/noun.ts';
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
    list: {
      names: ['user'],
      request: ({ merchant, names }) => ({ method: 'GET', path: pathOf('envelopes', merchant, 'of', names['user']) }),
      text: (rows) => tableOf(rows.map(rowOf)),
    } satisfies OperateVerb<readonly ListedEnvelope[]>,
    give: {
      names: ['user', 'count'],
      options: { reason: one },
      required: ['reason'],
      request: ({ merchant, names, values: { reason }, requestId }) => ({
        method: 'POST',
        path: pathOf('envelopes', merchant, 'of', names['user'], 'give'),
        body: { count: Number(names['count']), reason, requestId },
      }),
      text: resultText,
    } satisfies OperateVerb<ActResult>,
    revoke: {
      names: ['envelope'],
      options: { reason: one },
      required: ['reason'],
      request: ({ merchant, names, values: { reason } }) => ({
        method: 'POST',
        path: pathOf('envelopes', merchant, names['envelope'], 'revoke'),
        body: { reason },
      }),
      text: (row) => tableOf([rowOf(row)]),
    } satisfies OperateVerb<ListedEnvelope>,
  },
};

export default envelopes;
