import { loginMachine } from '../../../src/flows/login/index.ts';
import { bad, fieldWords, formFacets, good, person, session } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';

const { username, password, captcha, mobileNum, verificationCode, country } = person;
const form = { username, password, captcha, mobileNum, verificationCode, country };

const byName: readonly string[] = ['AUTH_INCORRECT', 'AUTH_CAPTCHA'];
const byCode: readonly string[] = ['CODE_INCORRECT'];

export const login: FlowPlan = {
  machine: loginMachine,
  name: both('Đăng nhập', 'Login'),
  about: both(
    'Từ hai biểu mẫu đến một phiên mở: qua bước kiểm tra an toàn, mã hình khi sai nhiều lần, và xác minh thêm khi mạng lạ.',
    'From the two forms to an open session: through the security check, the picture after wrong tries, and one more proof from a new network.',
  ),
  states: {
    editing: both('Điền biểu mẫu', 'Filling in the form'),
    solving: both('Đang kiểm tra an toàn', 'Security check is running'),
    signingIn: both('Đang đăng nhập', 'Signing in'),
    verifying: both('Cần xác minh thêm', 'One more proof'),
    done: both('Xong', 'Done'),
  },
  starts: {
    open: { say: both('mở cửa sổ đăng nhập', 'opens the login window'), input: () => ({ showVerCodeLogin: true }) },
  },
  events: {
    sms: { say: both('chọn thẻ SMS', 'chooses the SMS tab'), event: { type: 'tab.choose', tab: 'sms' } },
    submit: { say: both('gửi biểu mẫu', 'sends the form'), event: { type: 'login.submit', form } },
    empty: {
      say: both('gửi khi chưa điền', 'sends it empty'),
      event: {
        type: 'login.submit',
        form: { ...form, username: '', password: '', captcha: '', mobileNum: '', verificationCode: '' },
      },
    },
    proven: { say: both('xác minh thành công', 'passes the proof'), event: { type: 'verification.pass', value: session } },
    cancel: { say: both('bỏ xác minh', 'gives the proof up'), event: { type: 'verification.cancel' } },
  },
  answers: {
    solveChallenge: { solved: good.solved, offline: bad.offline },
    logIn: {
      session: good.session,
      proof: good.proof,
      stranger: good.stranger,
      wrong: bad.wrong,
      captchaAsked: bad.captchaAsked,
      captchaWrong: bad.captchaWrong,
      locked: bad.locked,
      code: bad.code,
      offline: bad.offline,
      closed: bad.closed,
    },
  },
  ignore: ['form', 'challenge', 'signedIn'],
  facets(snapshot) {
    const { tab, captchaShown, link } = snapshot.context as { tab: string; captchaShown: boolean; link: object | null };
    const isForm = !snapshot.matches('verifying') && !snapshot.matches('done');
    const { problem, fields } = formFacets(snapshot);
    // Each login method has different errors.
    if (problem !== undefined && (tab === 'sms' ? byName : byCode).includes(problem)) return null;
    return {
      tab: tab === 'sms' && isForm ? 'sms' : undefined,
      picture: captchaShown && tab !== 'sms' && isForm ? 'asked' : undefined,
      problem: isForm ? problem : undefined,
      fields: isForm ? fields : undefined,
      link: link === null ? undefined : 'bound',
    };
  },
  words: {
    ...fieldWords,
    'tab.sms': both('bằng SMS', 'by SMS'),
    'picture.asked': both('có mã hình', 'with the picture'),
    'link.bound': both('người của mạng xã hội chưa có tài khoản', 'identity without an account'),
  },
  scene: () => ({ address: '/login' }),
  alike: [
    {
      states: ['solving', 'signing-in'],
      because: both('Người chơi chỉ thấy một lần chờ: nút quay.', 'A person sees one wait: the button turns.'),
    },
  ],
};
