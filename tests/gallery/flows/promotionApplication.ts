import { promotionApplicationMachine } from '../../../src/flows/promotion-application/index.ts';
import { Failure } from '../../../src/wire/failure.ts';
import { bad, fieldWords, formFacets, good } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';

const form = { remark: 'Em chơi cả hai ngày cuối tuần.', images: [], isAgreed: true };
const inStories = both(
  'Biểu mẫu nằm ở trang chi tiết; các trạng thái có trong truyện của trang đó.',
  'The form is on the page of the promotion; its states are stories of that page.',
);

export const promotionApplication: FlowPlan = {
  machine: promotionApplicationMachine,
  name: both('Đơn khuyến mãi', 'Application'),
  about: both(
    'Gửi đơn cho một khuyến mãi với lời nhắn 140 ký tự và tối đa ba ảnh. Khuyến mãi có thể đóng khi biểu mẫu đang mở.',
    'Applies for a promotion with a remark of 140 characters and up to three images. It may close while the form is open.',
  ),
  states: {
    editing: both('Điền biểu mẫu', 'Filling in the form'),
    sending: both('Đang gửi', 'Sending'),
    sent: both('Đã gửi', 'Sent'),
    forbidden: both('Không còn gửi được', 'Cannot be sent any more'),
  },
  starts: {
    open: { say: both('mở trang chi tiết', 'opens the page of the promotion'), input: () => ({ id: 'weekend' }) },
  },
  events: {
    submit: { say: both('gửi đơn', 'sends the application'), event: { type: 'application.submit', form } },
    tooLong: {
      say: both('gửi lời nhắn quá dài', 'sends too long a remark'),
      event: { type: 'application.submit', form: { ...form, remark: 'a'.repeat(143) } },
    },
  },
  answers: {
    send: {
      done: good.done,
      closed: {
        say: both('khuyến mãi đã đóng', 'the promotion has closed'),
        error: new Failure('CONFLICT', { value: { state: 'closed' } }),
      },
      broken: {
        say: both('ảnh không đọc được', 'an image cannot be read'),
        error: new Failure('VALIDATION', { value: { field: 'images', index: 0, rule: 'broken' } }),
      },
      offline: bad.offline,
    },
  },
  ignore: ['form', 'id'],
  facets: formFacets,
  words: fieldWords,
  scene: () => ({ address: '/promoDetail?id=weekend', member: true }),
  undrawn: { editing: inStories, sending: inStories, sent: inStories, forbidden: inStories },
};
