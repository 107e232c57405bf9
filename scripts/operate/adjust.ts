import type { ActResult } from '../../src/wire/operate.ts';
import { type Noun, type OperateVerb, one, pathOf } from './client/noun.ts';
import { resultText } from './client/results.ts';
import { helpOf } from './client/words.ts';

const verbOf = (direction: 'credit' | 'debit'): OperateVerb<ActResult> => ({
  names: ['user', 'amount'],
  options: { reason: one },
  required: ['reason'],
  request: ({ merchant, names, values: { reason }, requestId }) => ({
    method: 'POST',
    path: pathOf('adjust', merchant, names['user']),
    body: { direction, amount: names['amount'], reason, requestId },
  }),
  text: resultText,
});

const adjust: Noun = {
  access: 'operator',
  help: helpOf('adjust', {
    en: `  credit <user> <amount> --reason <text>     add to the main wallet
  debit <user> <amount> --reason <text>      take from the main wallet
  --request <id>           idempotency key, to repeat an act that got no answer

From the threshold of the brand on (policies.operators.secondApprovalFrom) another operator has to approve.`,
    vi: `  credit <tên> <số tiền> --reason <lý do>    cộng vào ví chính
  debit <tên> <số tiền> --reason <lý do>     trừ khỏi ví chính
  --request <mã>           khoá chống trùng, để lặp lại thao tác chưa có trả lời

Từ ngưỡng của thương hiệu (policies.operators.secondApprovalFrom) cần người thứ hai duyệt.`,
  }),
  verbs: { credit: verbOf('credit'), debit: verbOf('debit') },
};

export default adjust;
