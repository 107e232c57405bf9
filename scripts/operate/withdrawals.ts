import type { ActResult, WithdrawalRow } from '../../src/wire/operate.ts';
import { doneVerb, type Noun, type OperateVerb, one, pathOf, queryOf, tableOf } from './client/noun.ts';
import { resultText } from './client/results.ts';
import { helpOf } from './client/words.ts';

const rowsOf = ({ order, state, amount, net, username, holder, number, to, requestedAt, parts }: WithdrawalRow) => [
  [order, state, amount, net, username, `${to.provider} ${number} ${holder}`, requestedAt],
  ...parts.map((part) => [`  ${part.part}`, part.receipt, part.amount, part.received ?? '', '', '', part.dueAt]),
];

const withdrawals: Noun = {
  access: 'operator',
  help: helpOf('withdrawals', {
    en: `  list [--state requested|approved|paid|rejected|cancelled]   newest first, with receipts; without --state the open ones
  approve <order> [--reason <text>]          it can be paid then
  reject <order> --reason <text>             give the held money back
  pay <order> <amount> --provider <name>     note that it was paid, whole or in part; the receipt waits then
  resolve <order> <part> --outcome received|refund [--reason <text>]   end a receipt that waits or is disputed
  --request <id>           idempotency key, to repeat an act that got no answer

From the threshold of the brand on (policies.operators.secondApprovalFrom) another operator has to approve too.`,
    vi: `  list [--state requested|approved|paid|rejected|cancelled]   mới nhất trước, kèm biên nhận; không có --state: lệnh đang mở
  approve <lệnh> [--reason <lý do>]          sau đó có thể chi trả
  reject <lệnh> --reason <lý do>             trả lại tiền đang giữ
  pay <lệnh> <số tiền> --provider <tên>      ghi nhận đã chi, toàn bộ hoặc một phần; biên nhận bắt đầu chờ
  resolve <lệnh> <phần> --outcome received|refund [--reason <lý do>]   kết thúc biên nhận đang chờ hoặc tranh chấp
  --request <mã>           khoá chống trùng, để lặp lại thao tác chưa có trả lời

Từ ngưỡng của thương hiệu (policies.operators.secondApprovalFrom) cần thêm người thứ hai duyệt.`,
  }),
  verbs: {
    list: {
      options: { state: one },
      request: ({ merchant, values: { state } }) => ({
        method: 'GET',
        path: `${pathOf('withdrawals', merchant)}${queryOf({ state })}`,
      }),
      text: (rows) => tableOf(rows.flatMap(rowsOf)),
    } satisfies OperateVerb<readonly WithdrawalRow[]>,
    approve: {
      names: ['order'],
      options: { reason: one },
      request: ({ merchant, names, values: { reason }, requestId }) => ({
        method: 'POST',
        path: pathOf('withdrawals', merchant, names['order'], 'approve'),
        body: { requestId, ...(reason === undefined ? {} : { reason }) },
      }),
      text: resultText,
    } satisfies OperateVerb<ActResult>,
    reject: doneVerb({
      names: ['order'],
      options: { reason: one },
      required: ['reason'],
      request: ({ merchant, names, values: { reason } }) => ({
        method: 'POST',
        path: pathOf('withdrawals', merchant, names['order'], 'reject'),
        body: { reason },
      }),
    }),
    pay: doneVerb({
      names: ['order', 'amount'],
      options: { provider: one },
      required: ['provider'],
      request: ({ merchant, names, values: { provider }, requestId }) => ({
        method: 'POST',
        path: pathOf('withdrawals', merchant, names['order'], 'pay'),
        body: { amount: names['amount'], provider, requestId },
      }),
    }),
    resolve: {
      names: ['order', 'part'],
      options: { outcome: one, reason: one },
      required: ['outcome'],
      request: ({ merchant, names, values: { outcome, reason }, requestId }) => ({
        method: 'POST',
        path: pathOf('withdrawals', merchant, names['order'], 'resolve'),
        body: { part: Number(names['part']), outcome, requestId, ...(reason === undefined ? {} : { reason }) },
      }),
      text: resultText,
    } satisfies OperateVerb<ActResult>,
  },
};

export default withdrawals;
