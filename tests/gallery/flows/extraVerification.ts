import { extraVerificationMachine } from '../../../src/flows/extra-verification/index.ts';
import type { VerificationMethod } from '../../../src/wire/auth.ts';
import { bad, formFacets, good, proof } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan, Move } from '../plan.ts';

const choose = (method: VerificationMethod, vi: string, en: string): Move => ({
  say: both(vi, en),
  event: { type: 'method.choose', method },
});

export const extraVerification: FlowPlan = {
  machine: extraVerificationMachine,
  name: both('Xác minh thêm', 'Extra verification'),
  about: both(
    'Đăng nhập từ mạng mà tài khoản chưa biết: mật khẩu đúng thôi chưa đủ. Phiếu có hạn mười phút và năm lần trả lời.',
    'A sign-in from a network the account does not know: the right password alone opens nothing. The ticket lives ten minutes and takes five answers.',
  ),
  states: {
    choosing: both('Chọn cách', 'Choosing a way'),
    sending: both('Đang gửi mã', 'Sending a code'),
    answering: both('Trả lời', 'Answering'),
    proving: both('Đang kiểm tra', 'Being checked'),
    passed: both('Đã qua', 'Passed'),
    expired: both('Phiếu hết hạn', 'Ticket expired'),
    cancelled: both('Bỏ', 'Given up'),
  },
  starts: {
    asked: { say: both('máy chủ đòi xác minh thêm', 'the server asks for one more proof'), input: () => proof.verify },
  },
  events: {
    mobile: choose('mobile', 'chọn mã qua điện thoại', 'chooses the code by phone'),
    email: choose('email', 'chọn mã qua email', 'chooses the code by mail'),
    bankName: choose('bankName', 'chọn tên chủ tài khoản ngân hàng', 'chooses the name of the bank account'),
    google: choose('google', 'chọn ứng dụng xác thực', 'chooses the authenticator'),
    recovery: choose('recovery', 'chọn mã khôi phục', 'chooses a recovery code'),
    captcha: choose('captcha', 'chọn mã hình', 'chooses the picture'),
    resend: { say: both('xin mã khác', 'asks for another code'), event: { type: 'code.send' } },
    answer: { say: both('gửi câu trả lời', 'sends the answer'), event: { type: 'answer.submit', answer: '246810' } },
    empty: { say: both('gửi khi chưa điền', 'sends it empty'), event: { type: 'answer.submit', answer: '' } },
    cancel: { say: both('quay lại', 'goes back'), event: { type: 'verification.cancel' } },
  },
  answers: {
    sendCode: { done: good.done, offline: bad.offline },
    prove: { session: good.session, code: bad.code, dead: bad.dead, offline: bad.offline },
  },
  ignore: ['answer', 'captchaId', 'value', 'tries'],
  waits: { expiry: { say: both('mười phút trôi qua', 'ten minutes pass'), by: 600_000 } },
  facets(snapshot) {
    const { method, faults } = snapshot.context as { method: VerificationMethod | null; faults: object };
    const { problem } = formFacets(snapshot);
    const isMissing = Object.keys(faults).length > 0;
    if (snapshot.status === 'done') return {};
    // A field error and a form error are pictured separately; pending states keep the previous error.
    if (isMissing && (problem !== undefined || !snapshot.matches('answering'))) return null;
    if (problem !== undefined && snapshot.matches('sending')) return null;
    return { method: method ?? undefined, problem, fields: isMissing ? 'missing' : undefined };
  },
  words: {
    'method.mobile': both('điện thoại', 'phone'),
    'method.email': both('email', 'mail'),
    'method.bankName': both('tên ngân hàng', 'bank name'),
    'method.google': both('ứng dụng xác thực', 'authenticator'),
    'method.recovery': both('mã khôi phục', 'recovery code'),
    'method.captcha': both('mã hình', 'picture'),
    'fields.missing': both('chưa trả lời', 'no answer yet'),
  },
  scene: () => ({
    address: '/login',
    hosts: { login: { start: 'open', steps: ['do:submit', 'answer:logIn:proof'] } },
  }),
  alike: [
    {
      states: ['expired', 'cancelled'],
      because: both('Cả hai đưa về biểu mẫu đăng nhập.', 'Both lead back to the login form.'),
    },
  ],
};
