import { bindingMachine } from '../../../src/flows/binding/index.ts';
import { Failure, type FailureCode } from '../../../src/wire/failure.ts';
import type { Binding, NewBinding } from '../../../src/wire/withdrawal.ts';
import { bad } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';

const form: NewBinding = { kind: 'bank', provider: 'VCB', number: '001122332047', holder: 'NGUYEN THI MINH ANH' };
const added: Binding = {
  id: '3',
  kind: 'bank',
  provider: 'Vietcombank',
  tail: '2047',
  state: 'waiting',
  reason: null,
  addedAt: '2025-12-02T13:32:58.000Z',
};

export const binding: FlowPlan = {
  machine: bindingMachine,
  name: both('Liên kết tài khoản nhận', 'Account for withdrawals'),
  about: both(
    'Thêm tài khoản ngân hàng hoặc ví điện tử đứng tên mình; chăm sóc khách hàng xác nhận.',
    'Adds a bank account or e-wallet in the member’s own name, which customer service confirms.',
  ),
  states: {
    entering: both('Điền biểu mẫu', 'Filling in the form'),
    sending: both('Đang gửi', 'Sending'),
    failed: both('Gửi không được', 'Sending failed'),
    done: both('Chờ xác nhận', 'Waiting for confirmation'),
  },
  starts: { open: { say: both('mở biểu mẫu', 'opens the form'), input: () => undefined } },
  events: {
    submit: { say: both('gửi biểu mẫu', 'sends the form'), event: { type: 'binding.submit', form } },
    empty: {
      say: both('gửi khi còn trống', 'sends it empty'),
      event: { type: 'binding.submit', form: { ...form, provider: '', number: '' } },
    },
    again: { say: both('thêm tài khoản khác', 'adds another one'), event: { type: 'binding.again' } },
  },
  answers: {
    send: {
      waiting: { say: both('máy chủ nhận', 'the server accepts'), output: added },
      mismatch: { say: both('tên không khớp', 'the name differs'), error: new Failure('NAME_MISMATCH') },
      taken: { say: both('tài khoản đã liên kết', 'the account is bound already'), error: new Failure('CONFLICT') },
      offline: bad.offline,
    },
  },
  ignore: ['form', 'added'],
  facets({ context }) {
    const { faults, failed } = context as { faults: Readonly<Record<string, unknown>>; failed: { code: FailureCode } | null };
    const [field, ...more] = Object.keys(faults);
    return { problem: failed?.code, fields: more.length > 0 ? 'missing' : field };
  },
  words: {
    'fields.missing': both('trường bị đánh dấu', 'fields are marked'),
    'fields.holder': both('tên không khớp', 'the name differs'),
    'fields.number': both('đã liên kết', 'bound already'),
  },
  scene: () => ({
    address: '/index?member=securityCenter&member.tab=profile&member.add=binding',
    member: true,
    typed: { number: form.number },
  }),
};
