import type { DepositRow } from '../../src/wire/operate.ts';
import { decide, resultOf } from './client/desk.ts';
import { type Noun, one, tableOf, verbOf } from './client/noun.ts';
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
    list: verbOf({
      options: { state: one, before: one },
      run: (call, { merchant, values: { state, before } }) =>
        call('deskDeposits', { params: { merchant }, query: { state, before } }),
      text: (rows) => tableOf(rows.map(rowOf)),
    }),
    credit: verbOf({
      names: ['order'],
      options: { reason: one, received: one },
      required: ['reason'],
      run: async (call, given) => {
        const { names, values } = given;
        const { reason, received: amount } = values;
        return resultOf(
          await decide(call, given, { kind: 'deposit', id: names['order'] ?? '', act: 'credit', reason, amount }),
        );
      },
      text: resultText,
    }),
    fail: verbOf({
      names: ['order'],
      options: { reason: one },
      required: ['reason'],
      run: async (call, given) => {
        const { merchant, names, values } = given;
        const { order: id = '' } = names;
        await decide(call, given, { kind: 'deposit', id, act: 'fail', reason: values['reason'] });
        return call('deskDeposit', { params: { merchant, id } });
      },
      text: (row) => tableOf([rowOf(row)]),
    }),
  },
};

export default deposits;
