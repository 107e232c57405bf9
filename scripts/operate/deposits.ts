import type { ActResult, DepositRow } from '../../src/wire/operate.ts';
import { type Noun, type OperateVerb, one, pathOf, queryOf, tableOf } from './client/noun.ts';
import { resultText } from './client/results.ts';
import { helpOf } from './client/words.ts';

const rowOf = ({ id, state, amount, received, provider, account, createdAt }: DepositRow) => [
  id,
  state,
  amount,
  received ?? '',
  provider,
  account,
  createdAt,
];

const deposits: Noun = {
  access: 'operator',
  help: helpOf('deposits', {
    en: `  list [--state created|pending|credited|failed|expired] [--before <moment>]   orders, newest first
  credit <order> --reason <text> [--received <amount>]   credit as ordered, or what was paid
  fail <order> --reason <text>               from then on only an operator can credit it
  --request <id>           idempotency key, to repeat an act that got no answer

From the threshold of the brand on (policies.operators.secondApprovalFrom) another operator has to approve a credit.`,
    vi: `  list [--state created|pending|credited|failed|expired] [--before <thời điểm>]   lệnh nạp, mới nhất trước
  credit <lệnh> --reason <lý do> [--received <số tiền>]   cộng theo lệnh, hoặc theo số đã trả
  fail <lệnh> --reason <lý do>               từ đó chỉ nhân viên vận hành mới cộng được
  --request <mã>           khoá chống trùng, để lặp lại thao tác chưa có trả lời

Từ ngưỡng của thương hiệu (policies.operators.secondApprovalFrom) cần người thứ hai duyệt việc cộng tiền.`,
  }),
  verbs: {
    list: {
      options: { state: one, before: one },
      request: ({ merchant, values: { state, before } }) => ({
        method: 'GET',
        path: `${pathOf('deposits', merchant)}${queryOf({ state, before })}`,
      }),
      text: (rows) => tableOf(rows.map(rowOf)),
    } satisfies OperateVerb<readonly DepositRow[]>,
    credit: {
      names: ['order'],
      options: { reason: one, received: one },
      required: ['reason'],
      request: ({ merchant, names, values: { reason, received }, requestId }) => ({
        method: 'POST',
        path: pathOf('deposits', merchant, names['order'], 'credit'),
        body: { reason, requestId, ...(received === undefined ? {} : { received }) },
      }),
      text: resultText,
    } satisfies OperateVerb<ActResult>,
    fail: {
      names: ['order'],
      options: { reason: one },
      required: ['reason'],
      request: ({ merchant, names, values: { reason } }) => ({
        method: 'POST',
        path: pathOf('deposits', merchant, names['order'], 'fail'),
        body: { reason },
      }),
      text: (row) => tableOf([rowOf(row)]),
    } satisfies OperateVerb<DepositRow>,
  },
};

export default deposits;
