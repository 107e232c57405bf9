import { transferMachine } from '../../../src/flows/transfer/index.ts';
import { Failure } from '../../../src/wire/failure.ts';
import { bad, fieldWords, formFacets, good } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';

const form = { from: 'main', to: 'vendor:SAPPH', amount: '1500000', paymentPassword: null };
const bounds = { min: null, max: null, balance: '5000000.0000' };

export const transfer: FlowPlan = {
  machine: transferMachine,
  name: both('Chuyển quỹ', 'Transfer'),
  about: both(
    'Chuyển giữa ví chính và ví sảnh, chuyển cho tuyến trên, và thu hồi mọi ví sảnh. Mất trả lời thì gửi lại cùng một yêu cầu.',
    'Between the main wallet and vendor wallets, to the upline, and collecting all vendor wallets. A lost answer is asked for again by the same request.',
  ),
  states: {
    editing: both('Điền biểu mẫu', 'Filling in the form'),
    sending: both('Đang chuyển', 'Transferring'),
    collecting: both('Đang thu hồi', 'Collecting'),
    done: both('Đã chuyển', 'Transferred'),
  },
  starts: {
    open: {
      say: both('mở trang ví', 'opens the wallet page'),
      input: () => ({ format: { group: ',', decimal: '.', decimals: 2 }, newRequestId: () => 'gallery-request' }),
    },
  },
  events: {
    submit: { say: both('xác nhận chuyển', 'confirms the transfer'), event: { type: 'transfer.submit', form, bounds } },
    empty: {
      say: both('xác nhận khi chưa nhập số tiền', 'confirms it without an amount'),
      event: { type: 'transfer.submit', form: { ...form, amount: '' }, bounds },
    },
    collect: { say: both('thu hồi tất cả', 'collects all'), event: { type: 'transfer.collect' } },
    again: { say: both('chuyển tiếp', 'goes on'), event: { type: 'transfer.again' } },
  },
  answers: {
    send: {
      done: good.done,
      low: { say: both('số dư không đủ', 'the balance is too low'), error: new Failure('BALANCE_TOO_LOW') },
      offline: bad.offline,
    },
    collect: { done: good.done, offline: bad.offline },
  },
  ignore: ['format', 'newRequestId', 'request', 'collection'],
  facets: (snapshot) => (snapshot.status === 'active' && snapshot.matches('editing') ? formFacets(snapshot) : {}),
  words: { ...fieldWords },
  scene: () => ({ address: '/index?member=transferFund', member: true, typed: { amount: '1500000' } }),
  becomes: { done: 'editing' },
};
