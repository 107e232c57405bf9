import type { WithdrawalRow } from '../../src/wire/operate.ts';
import { decide, resultOf } from './client/desk.ts';
import { type Call, doneVerb, type Given, type Noun, one, tableOf, verbOf } from './client/noun.ts';
import { resultText } from './client/results.ts';
import { helpOf } from './client/words.ts';

const rowsOf = ({ order, state, amount, net, username, holder, number, to, requestedAt, parts }: WithdrawalRow) => [
  [order, state, amount, net, username, `${to.provider} ${number} ${holder}`, requestedAt],
  ...parts.map((part) => [`  ${part.part}`, part.receipt, part.amount, part.received ?? '', '', '', part.dueAt]),
];

const decision = (call: Call, given: Given, act: 'approve' | 'reject' | 'pay') => {
  const { order: id = '', amount } = given.names;
  const { reason, provider } = given.values;
  return decide(call, given, { kind: 'withdrawal', id, act, reason, amount, provider });
};

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
    list: verbOf({
      options: { state: one },
      run: (call, { merchant, values: { state } }) => call('deskWithdrawals', { params: { merchant }, query: { state } }),
      text: (rows) => tableOf(rows.flatMap(rowsOf)),
    }),
    approve: verbOf({
      names: ['order'],
      options: { reason: one },
      run: async (call, given) => resultOf(await decision(call, given, 'approve')),
      text: resultText,
    }),
    reject: doneVerb({
      names: ['order'],
      options: { reason: one },
      required: ['reason'],
      run: (call, given) => decision(call, given, 'reject'),
    }),
    pay: doneVerb({
      names: ['order', 'amount'],
      options: { provider: one },
      required: ['provider'],
      run: (call, given) => decision(call, given, 'pay'),
    }),
    resolve: verbOf({
      names: ['order', 'part'],
      options: { outcome: one, reason: one },
      required: ['outcome'],
      run: async (call, given) => {
        const { names, values } = given;
        const id = `${names['order']}~${names['part']}`;
        // Another outcome is no act of a receipt, which the server says.
        const act = values['outcome'] as 'received' | 'refund';
        return resultOf(await decide(call, given, { kind: 'receipt', id, act, reason: values['reason'] }));
      },
      text: resultText,
    }),
  },
};

export default withdrawals;
