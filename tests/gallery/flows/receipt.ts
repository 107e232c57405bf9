import { receiptMachine } from '../../../src/flows/receipt/index.ts';
import { Failure } from '../../../src/wire/failure.ts';
import { bad, fieldWords, formFacets, good } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';

const images = [{ size: 1 }];
const form = { answer: 'partly', amount: '4200000', note: '', images };
const inStories = both(
  'Cửa sổ mở từ một khoản đã chi; các trạng thái có trong truyện của trang rút tiền.',
  'The dialog is opened from a payment; its states are stories of the withdrawal page.',
);

export const receipt: FlowPlan = {
  machine: receiptMachine,
  name: both('Xác nhận nhận tiền', 'Receipt'),
  about: both(
    'Trả lời một khoản đã chi: nhận đủ, nhận một phần hoặc chưa nhận kèm ảnh. Báo thiếu dừng đồng hồ.',
    'The answer to a payment: received, partly or not received with a proof. A dispute stops the timer.',
  ),
  states: {
    answering: both('Chọn câu trả lời', 'Choosing the answer'),
    sending: both('Đang gửi', 'Sending'),
    sent: both('Đã gửi', 'Sent'),
    closed: both('Để sau', 'Later'),
  },
  starts: {
    part: {
      say: both('mở từ một khoản đã chi', 'opens it from a payment'),
      input: () => ({ order: 'W251128-119004', part: 1, paid: '5000000.0000' }),
    },
  },
  events: {
    submit: { say: both('gửi báo cáo', 'sends the report'), event: { type: 'receipt.submit', form } },
    bare: {
      say: both('gửi khi chưa có ảnh', 'sends it without a proof'),
      event: { type: 'receipt.submit', form: { ...form, images: [] } },
    },
    close: { say: both('để sau', 'puts it off'), event: { type: 'receipt.close' } },
  },
  answers: {
    send: {
      done: good.done,
      broken: {
        say: both('ảnh không đọc được', 'an image cannot be read'),
        error: new Failure('VALIDATION', { value: { field: 'images', index: 0, rule: 'broken' } }),
      },
      late: { say: both('đã hết giờ', 'the time has run out'), error: new Failure('CONFLICT') },
      offline: bad.offline,
    },
  },
  ignore: ['form', 'order', 'part', 'paid'],
  facets: formFacets,
  words: fieldWords,
  scene: () => ({ address: '/index?member=withdraw', member: true }),
  undrawn: { answering: inStories, sending: inStories, sent: inStories, closed: inStories },
};
