import type { ListedExchange } from '../../src/wire/points.ts';
import { type Noun, one, tableOf, verbOf } from './client/noun.ts';
import { resultText } from './client/results.ts';
import { helpOf } from './client/words.ts';

const rowOf = ({ id, account, kind, goods, quantity, points, amount, state, createdAt, remark }: ListedExchange) => [
  id,
  account,
  kind,
  goods ?? '',
  String(quantity),
  points,
  amount,
  state,
  createdAt,
  remark ?? '',
];

const exchanges: Noun = {
  access: 'operator',
  help: helpOf('exchanges', {
    en: `  list [--state processing|rejected|completed]   exchanges of points; without a state those that wait, oldest first
  approve <exchange> [--reason <text>]       goods were handed over, or the money is credited; the member reads the text
  reject <exchange> --reason <text>          points, payment and stock are returned; the member reads the reason
  --request <id>           idempotency key, to repeat an act that got no answer

Where an exchange credits money, another operator has to approve from the threshold of the brand on
(policies.operators.secondApprovalFrom).`,
    vi: `  list [--state processing|rejected|completed]   lượt đổi điểm; không nêu trạng thái là lượt đang chờ, cũ nhất trước
  approve <mã đổi> [--reason <nội dung>]     đã giao quà, hoặc cộng tiền; hội viên đọc được nội dung
  reject <mã đổi> --reason <lý do>           trả lại điểm, tiền và tồn kho; hội viên đọc được lý do
  --request <mã>           khoá chống trùng, để lặp lại thao tác chưa có trả lời

Lượt đổi được cộng tiền từ ngưỡng của thương hiệu (policies.operators.secondApprovalFrom) cần người thứ hai duyệt.`,
  }),
  verbs: {
    list: verbOf({
      options: { state: one },
      run: (call, { merchant, values: { state } }) => call('deskExchanges', { params: { merchant }, query: { state } }),
      text: (rows) => tableOf(rows.map(rowOf)),
    }),
    approve: verbOf({
      names: ['exchange'],
      options: { reason: one },
      run: (call, { merchant, names: { exchange }, values: { reason }, requestId }) =>
        call('deskApproveExchange', { params: { merchant, exchange }, body: { reason, requestId } }),
      text: resultText,
    }),
    reject: verbOf({
      names: ['exchange'],
      options: { reason: one },
      required: ['reason'],
      run: (call, { merchant, names: { exchange }, values: { reason } }) =>
        call('deskRejectExchange', { params: { merchant, exchange }, body: { reason } }),
      text: (row) => tableOf([rowOf(row)]),
    }),
  },
};

export default exchanges;
