import { withdrawalMachine } from '../../../src/flows/withdrawal/index.ts';
import { Failure } from '../../../src/wire/failure.ts';
import type { WithdrawalBoard } from '../../../src/wire/withdrawal.ts';
import { bad, fieldWords, formFacets } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';
import { withdrawalBoard as board, requestedOrder } from '../withdrawals.ts';

const form = { binding: 'b1', amount: '2500000', paymentPassword: '804713' };

export const withdrawal: FlowPlan = {
  machine: withdrawalMachine,
  name: both('Rút tiền', 'Withdrawal'),
  about: both(
    'Chọn tài khoản nhận, số tiền và nhập mật khẩu thanh toán; số tiền được giữ cho đến khi chi.',
    'Choose the account and the amount and enter the payment password; the amount is held until it is paid.',
  ),
  states: {
    loading: both('Đang đọc hạn mức', 'Reading the limits'),
    unavailable: both('Không đọc được', 'Cannot be read'),
    choosing: both('Điền lệnh rút', 'Filling in the order'),
    looking: both('Đang đọc lại hạn mức', 'Reading the limits again'),
    requesting: both('Đang gửi lệnh', 'Sending the order'),
    requested: both('Đã gửi lệnh', 'Sent'),
  },
  starts: {
    open: {
      say: both('mở trang rút tiền', 'opens the withdrawal page'),
      input: () => ({
        format: { group: ',', decimal: '.', decimals: 2, currency: 'VND' },
        newRequestId: () => 'gallery-request',
      }),
    },
  },
  events: {
    submit: { say: both('gửi lệnh rút', 'sends the order'), event: { type: 'withdrawal.submit', form } },
    empty: {
      say: both('gửi khi chưa điền', 'sends it empty'),
      event: { type: 'withdrawal.submit', form: { ...form, amount: '', paymentPassword: '' } },
    },
    look: { say: both('số dư thay đổi', 'the balance changes'), event: { type: 'withdrawal.look' } },
    again: { say: both('tạo lệnh khác', 'makes another order'), event: { type: 'withdrawal.again' } },
    retry: { say: both('thử lại', 'tries again'), event: { type: 'withdrawal.retry' } },
  },
  answers: {
    readBoard: {
      ready: { say: both('máy chủ gửi hạn mức', 'the server sends the limits'), output: board },
      unbound: {
        say: both('chưa có tài khoản nhận', 'no account is bound'),
        output: { ...board, bindings: [], holder: null },
      },
      unset: {
        say: both('chưa có mật khẩu thanh toán', 'there is no payment password'),
        output: { ...board, isPaymentPasswordSet: false },
      },
      offline: bad.offline,
    },
    request: {
      held: { say: both('máy chủ giữ số tiền', 'the server holds the amount'), output: requestedOrder },
      wrong: {
        say: both('mật khẩu thanh toán sai', 'the payment password is wrong'),
        error: new Failure('PAYMENT_PASSWORD', { value: { triesLeft: 3 } }),
      },
      locked: {
        say: both('sai quá nhiều lần', 'too many wrong tries'),
        error: new Failure('AUTH_WAIT', { value: { waitSeconds: 900 } }),
      },
      offline: bad.offline,
    },
  },
  ignore: ['format', 'newRequestId', 'request'],
  facets(snapshot) {
    if (snapshot.matches('loading') || snapshot.matches('unavailable') || snapshot.matches('requested')) return {};
    const { board: read } = snapshot.context as { board: WithdrawalBoard | null };
    if (read?.bindings.length === 0) return snapshot.matches('choosing') ? { missing: 'binding' } : null;
    if (read?.isPaymentPasswordSet === false) return snapshot.matches('choosing') ? { missing: 'password' } : null;
    return formFacets(snapshot);
  },
  words: {
    ...fieldWords,
    'missing.binding': both('chưa có tài khoản nhận', 'no account'),
    'missing.password': both('chưa có mật khẩu thanh toán', 'no payment password'),
  },
  scene: () => ({ address: '/index?member=withdraw', member: true, typed: { amount: '2500000' } }),
  undrawn: {
    looking: both('Việc đọc lại hạn mức không hiện ra.', 'Reading the limits again does not show.'),
  },
};
