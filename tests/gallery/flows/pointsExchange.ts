import { type ExchangeSubject, pointsExchangeMachine } from '../../../src/flows/points-exchange/index.ts';
import { Failure } from '../../../src/wire/failure.ts';
import { bad } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';

const inStories = both(
  'Cửa sổ mở từ cửa hàng điểm; các trạng thái có trong truyện của cửa sổ đổi điểm.',
  'The dialog is opened from the points mall; its states are stories of the exchange of points.',
);
const subject: ExchangeSubject = {
  kind: 'money',
  rate: '10.0000',
  min: 500,
  max: 100_000,
  step: 100,
  balance: '4218.6000',
};
const form = { count: '2000', paymentPassword: '804713' };

export const pointsExchange: FlowPlan = {
  machine: pointsExchangeMachine,
  name: both('Đổi điểm', 'Points exchange'),
  about: both(
    'Đổi điểm lấy quà, phiếu hoặc tiền bằng mật khẩu thanh toán. Mất trả lời thì gửi lại cùng một yêu cầu.',
    'Exchanges points for a reward, a voucher or money with the payment password. A lost answer is asked for again by the same request.',
  ),
  states: {
    editing: both('Điền biểu mẫu', 'Filling in the form'),
    sending: both('Đang đổi', 'Exchanging'),
    done: both('Đã đổi', 'Exchanged'),
  },
  starts: { open: { say: both('mở cửa sổ', 'opens the dialog'), input: () => ({ newRequestId: () => 'gallery-request' }) } },
  events: {
    submit: { say: both('xác nhận đổi', 'confirms the exchange'), event: { type: 'exchange.submit', form, subject } },
    empty: {
      say: both('xác nhận khi chưa nhập số điểm', 'confirms it without a number'),
      event: { type: 'exchange.submit', form: { ...form, count: '' }, subject },
    },
    again: { say: both('đổi tiếp', 'goes on'), event: { type: 'exchange.again' } },
  },
  answers: {
    send: {
      done: {
        say: both('máy chủ đã đổi', 'the server has exchanged them'),
        output: {
          transaction: 'EX251201-014412',
          kind: 'money',
          product: null,
          quantity: 1,
          points: '2000.0000',
          amount: '20000.0000',
          state: 'completed',
          at: '2025-12-01T14:12:00.000Z',
          remarks: null,
        },
      },
      wrong: {
        say: both('mật khẩu thanh toán sai', 'the payment password is wrong'),
        error: new Failure('PAYMENT_PASSWORD', { value: { triesLeft: 3 } }),
      },
      offline: bad.offline,
    },
  },
  ignore: ['newRequestId', 'request', 'exchange', 'faults', 'failed'],
  facets: () => ({}),
  words: {},
  scene: () => ({ address: '/pointMall', member: true }),
  undrawn: { editing: inStories, sending: inStories, done: inStories },
};
