import type { ActResult } from '../../src/wire/operate.ts';
import type { ApplicationImages, ListedApplication } from '../../src/wire/promotions.ts';
import { type Noun, type OperateVerb, one, pathOf, tableOf } from './client/noun.ts';
import { resultText } from './client/results.ts';
import { helpOf } from './client/words.ts';

const rowOf = ({ account, promotion, period, state, base, amount, appliedAt, remark }: ListedApplication) => [
  account,
  promotion,
  period,
  state,
  base ?? '',
  amount ?? '',
  appliedAt,
  remark ?? '',
];

const application = ['account', 'promotion', 'period'];
const pathTo = (merchant: string | undefined, names: Readonly<Record<string, string | undefined>>, act: string) =>
  pathOf('promotions', merchant, names['account'], names['promotion'], names['period'], act);

const promotions: Noun = {
  access: 'operator',
  help: helpOf('promotions', {
    en: `  list                                       applications that wait, oldest first
  images <account> <promotion> <period>      its images, as addresses to open in a browser
  review <account> <promotion> <period>      take it up; the member sees that it is looked at
  approve <account> <promotion> <period> [--reason <text>]
  reject <account> <promotion> <period> --reason <text>   the member reads the reason
  --request <id>           idempotency key, to repeat an act that got no answer

From the threshold of the brand on (policies.operators.secondApprovalFrom) another operator has to approve.`,
    vi: `  list                                       đơn đang chờ, cũ nhất trước
  images <tài khoản> <khuyến mãi> <kỳ>       ảnh của đơn, dạng địa chỉ mở được bằng trình duyệt
  review <tài khoản> <khuyến mãi> <kỳ>       tiếp nhận; hội viên thấy đơn đang được xem
  approve <tài khoản> <khuyến mãi> <kỳ> [--reason <lý do>]
  reject <tài khoản> <khuyến mãi> <kỳ> --reason <lý do>   hội viên đọc được lý do
  --request <mã>           khoá chống trùng, để lặp lại thao tác chưa có trả lời

Từ ngưỡng của thương hiệu (policies.operators.secondApprovalFrom) cần người thứ hai duyệt.`,
  }),
  verbs: {
    list: {
      request: ({ merchant }) => ({ method: 'GET', path: pathOf('promotions', merchant) }),
      text: (rows) => tableOf(rows.map(rowOf)),
    } satisfies OperateVerb<readonly ListedApplication[]>,
    images: {
      names: application,
      request: ({ merchant, names }) => ({ method: 'GET', path: pathTo(merchant, names, 'images') }),
      text: ({ images }) => images.map((image) => `data:image/webp;base64,${image}`).join('\n'),
    } satisfies OperateVerb<ApplicationImages>,
    review: {
      names: application,
      request: ({ merchant, names }) => ({ method: 'POST', path: pathTo(merchant, names, 'review') }),
      text: (row) => tableOf([rowOf(row)]),
    } satisfies OperateVerb<ListedApplication>,
    approve: {
      names: application,
      options: { reason: one },
      request: ({ merchant, names, values: { reason }, requestId }) => ({
        method: 'POST',
        path: pathTo(merchant, names, 'approve'),
        body: { requestId, ...(reason === undefined ? {} : { reason }) },
      }),
      text: resultText,
    } satisfies OperateVerb<ActResult>,
    reject: {
      names: application,
      options: { reason: one },
      required: ['reason'],
      request: ({ merchant, names, values: { reason } }) => ({
        method: 'POST',
        path: pathTo(merchant, names, 'reject'),
        body: { reason },
      }),
      text: (row) => tableOf([rowOf(row)]),
    } satisfies OperateVerb<ListedApplication>,
  },
};

export default promotions;
