import type { ListedApplication } from '../../src/wire/promotions.ts';
import { Ended } from './client/connect.ts';
import { decide, resultOf } from './client/desk.ts';
import { type Call, type Given, type Noun, one, tableOf, verbOf } from './client/noun.ts';
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
const idOf = ({ names }: Given) => application.map((part) => names[part]).join('~');
const decision = (call: Call, given: Given, act: 'review' | 'approve' | 'reject') =>
  decide(call, given, { kind: 'promotion', id: idOf(given), act, reason: given.values['reason'] });
const shown = (call: Call, { merchant, names }: Given) => call('deskPromotion', { params: { ...names, merchant } });

const mostImages = 10;

/** As many as there are, WebP in base64. */
async function imagesOf(call: Call, given: Given): Promise<{ readonly images: readonly string[] }> {
  await shown(call, given);
  const images: string[] = [];
  while (images.length < mostImages) {
    const position = String(images.length);
    const params = { merchant: given.merchant, kind: 'promotion', id: idOf(given), position };
    const image = await call('deskImage', { params }).catch((error: unknown) => {
      if (error instanceof Ended && !(error.answer instanceof Error) && error.answer.code === 'NOT_FOUND') return null;
      throw error;
    });
    if (image === null) break;
    images.push(image.toString('base64'));
  }
  return { images };
}

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
    list: verbOf({
      run: (call, { merchant }) => call('deskPromotions', { params: { merchant } }),
      text: (rows) => tableOf(rows.map(rowOf)),
    }),
    images: verbOf({
      names: application,
      run: imagesOf,
      text: ({ images }) => images.map((image) => `data:image/webp;base64,${image}`).join('\n'),
    }),
    review: verbOf({
      names: application,
      run: async (call, given) => {
        await decision(call, given, 'review');
        return shown(call, given);
      },
      text: (row) => tableOf([rowOf(row)]),
    }),
    approve: verbOf({
      names: application,
      options: { reason: one },
      run: async (call, given) => resultOf(await decision(call, given, 'approve')),
      text: resultText,
    }),
    reject: verbOf({
      names: application,
      options: { reason: one },
      required: ['reason'],
      run: async (call, given) => {
        await decision(call, given, 'reject');
        return shown(call, given);
      },
      text: (row) => tableOf([rowOf(row)]),
    }),
  },
};

export default promotions;
