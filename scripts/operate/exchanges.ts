import type { ActResult } from '../../src/wire/operate.ts';
import type { ListedExchange } from '../../src/wire/points.ts';
import { type Noun, type OperateVerb, one, pathOf, queryOf, tableOf } from './client/noun.ts';
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
    list: {
      options: { state: one },
      request: ({ merchant, values: { state } }) => ({
        method: 'GET',
        path: `${pathOf('exchanges', merchant)}${queryOf({ state })}`,
      }),
      text: (rows) => tableOf(rows.map(rowOf)),
    } satisfies OperateVerb<readonly ListedExchange[]>,
    approve: {
      names: ['exchange'],
      options: { reason: one },
      request: ({ merchant, names, values: { reason }, requestId }) => ({
        method: 'POST',
        path: pathOf('exchanges', merchant, names['exchange'], 'approve'),
        body: { ...(reason === undefined ? {} : { reason }), requestId },
      }),
      text: resultText,
    } satisfies OperateVerb<ActResult>,
    reject: {
      names: ['exchange'],
      options: { reason: one },
      required: ['reason'],
      request: ({ merchant, names, values: { reason } }) => ({
        method: 'POST',
        path: pathOf('exchanges', merchant, names['exchange'], 'reject'),
        body: { reason },
      }),
      text: (row) => tableOf([rowOf(row)]),
    } satisfies OperateVerb<ListedExchange>,
  },
};

export default exchanges;
