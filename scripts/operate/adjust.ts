import { memberOf } from './client/desk.ts';
import { type Noun, one, verbOf } from './client/noun.ts';
import { resultText } from './client/results.ts';
import { helpOf } from './client/words.ts';

const adjusting = (direction: 'credit' | 'debit') =>
  verbOf({
    names: ['user', 'amount'],
    options: { reason: one },
    required: ['reason'],
    run: async (call, given) => {
      const { names, values, requestId } = given;
      const body = { direction, amount: names['amount'], reason: values['reason'], requestId };
      return call('deskMemberAdjust', { params: await memberOf(call, given), body });
    },
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
  verbs: { credit: adjusting('credit'), debit: adjusting('debit') },
};

export default adjust;
