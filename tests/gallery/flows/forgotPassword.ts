import { forgotPasswordMachine } from '../../../src/flows/forgot-password/index.ts';
import { bad, fieldWords, formFacets, good, person, session } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';

const { username, email, mobileNum, verificationCode, newPassword, country } = person;
const form = { username, email, mobileNum, verificationCode, newPassword, country };

export const forgotPassword: FlowPlan = {
  machine: forgotPasswordMachine,
  name: both('Quên mật khẩu', 'Forgot password'),
  about: both(
    'Một thư có liên kết, hoặc mã qua điện thoại: cách thứ hai đăng nhập luôn.',
    'A mail with a link, or a code by phone, which signs in as well.',
  ),
  states: {
    editing: both('Điền biểu mẫu', 'Filling in the form'),
    sendingMail: both('Đang gửi thư', 'Sending the mail'),
    mailSent: both('Thư đã gửi', 'Mail sent'),
    resetting: both('Đang đặt lại', 'Resetting'),
    verifying: both('Cần xác minh thêm', 'One more proof'),
    signedIn: both('Đã đăng nhập', 'Signed in'),
  },
  starts: {
    open: { say: both('bấm “quên mật khẩu”', 'presses “forgot password”'), input: () => ({ isPhoneResetOn: true, rules: {} }) },
  },
  events: {
    mobile: { say: both('chọn điện thoại', 'chooses the phone'), event: { type: 'tab.choose', tab: 'mobile' } },
    submit: { say: both('gửi biểu mẫu', 'sends the form'), event: { type: 'forgot.submit', form } },
    empty: {
      say: both('gửi khi chưa điền', 'sends it empty'),
      event: {
        type: 'forgot.submit',
        form: { ...form, username: '', email: '', mobileNum: '', verificationCode: '', newPassword: '' },
      },
    },
    proven: { say: both('xác minh thành công', 'passes the proof'), event: { type: 'verification.pass', value: session } },
    cancel: { say: both('bỏ xác minh', 'gives the proof up'), event: { type: 'verification.cancel' } },
    again: { say: both('gửi lại', 'starts again'), event: { type: 'forgot.again' } },
  },
  answers: {
    sendMail: { done: good.done, rate: bad.rate, offline: bad.offline },
    resetByPhone: { session: good.session, proof: good.proof, code: bad.code, offline: bad.offline },
  },
  ignore: ['form', 'signedIn', 'rules'],
  facets(snapshot) {
    const { tab } = snapshot.context as { tab: string };
    const isForm = !snapshot.matches('mailSent') && !snapshot.matches('verifying') && !snapshot.matches('signedIn');
    return { tab: tab === 'mobile' && isForm ? 'mobile' : undefined, ...(isForm ? formFacets(snapshot) : {}) };
  },
  words: { ...fieldWords, 'tab.mobile': both('bằng điện thoại', 'by phone') },
  scene: () => ({ address: '/index', opens: 'forgetPassModal' }),
};
