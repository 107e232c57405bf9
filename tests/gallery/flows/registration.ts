import type { AnyMachineSnapshot } from 'xstate';
import { registrationMachine } from '../../../src/flows/registration/index.ts';
import { bad, fieldWords, formFacets, good, person, session } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan, Start } from '../plan.ts';

const { country, username, password, email, mobileNum, verificationCode, captcha } = person;
const values = {
  username,
  password,
  confirmPassword: password,
  payeeName: 'NGUYEN MINH ANH',
  email,
  mobileNum,
  verificationCode,
  captcha,
  paymentPassword: '246810',
  affiliateCode: '',
};
const form = { values, country, termsAccepted: true };
const flags = {
  pwdEnabled: true,
  hasFreePlay: true,
  showVerCodeLogin: true,
  smsEnabled: true,
  mobileReg: true,
  mobileRegPass: true,
  usernameEnabled: true,
};
const rule = { enabled: true, required: false, acceptedPattern: '*', patternId: 1, minLength: 0, maxLength: 64 };

const start = (vi: string, en: string, addressCode: string | null): Start => ({
  say: both(vi, en),
  input: () => ({ flags, fields: { affiliateCode: rule }, captcha: false, addressCode }),
  insists: ['captcha', 'addressCode'],
});

/** The affiliate code is checked in a parallel region, independent of a submit: picture it in one form state only. */
const wasSent = (context: object) => (context as { readonly form: object | null }).form !== null;

const isBusy = /^form\.(?:checkingCode|solving|registering)$/;

const isAtRest = ({ value }: AnyMachineSnapshot) => {
  const { form: inForm, affiliate } = value as { form: string; affiliate: string };
  return { form: inForm === 'editing', code: affiliate === 'open' };
};

export const registration: FlowPlan = {
  machine: registrationMachine,
  name: both('Đăng ký', 'Registration'),
  about: both(
    'Biểu mẫu, và bên cạnh là việc kiểm tra mã mời. Trường nào có mặt do thương hiệu quyết định.',
    'The form, and beside it the check of an invitation code. Which fields there are is the brand’s decision.',
  ),
  states: {
    'form.editing': both('Điền biểu mẫu', 'Filling in the form'),
    'form.checkingCode': both('Đang kiểm tra mã khi gửi', 'Checking the code of a submit'),
    'form.solving': both('Đang kiểm tra an toàn', 'Security check is running'),
    'form.registering': both('Đang tạo tài khoản', 'Creating the account'),
    'form.verifying': both('Cần xác minh thêm', 'One more proof'),
    'form.done': both('Xong', 'Done'),
    'affiliate.checkingAddress': both('Đang kiểm tra mã của địa chỉ', 'Checking the code of the address'),
    'affiliate.hidden': both('Mã của địa chỉ đúng: trường ẩn', 'Code of the address is good: field hidden'),
    'affiliate.open': both('Trường mã mở', 'Code field open'),
    'affiliate.pausing': both('Vừa rời trường mã', 'Just left the code field'),
    'affiliate.checking': both('Đang kiểm tra mã', 'Checking the code'),
    'affiliate.valid': both('Mã đúng', 'Code is good'),
  },
  starts: {
    open: start('mở cửa sổ đăng ký', 'opens the registration window', null),
    invited: start('đến bằng địa chỉ có mã mời', 'comes by an address with a code', 'SEN88'),
  },
  events: {
    mobile: {
      say: both('chọn đăng ký bằng điện thoại', 'chooses to register by phone'),
      event: { type: 'mode.choose', mode: 'mobile' },
    },
    code: {
      say: both('điền mã mời và rời trường', 'types a code and leaves its field'),
      event: { type: 'affiliate.leave', code: 'SEN88' },
      unless: wasSent,
    },
    submit: { say: both('gửi biểu mẫu', 'sends the form'), event: { type: 'registration.submit', form } },
    coded: {
      say: both('gửi biểu mẫu có mã mời', 'sends the form with a code'),
      event: { type: 'registration.submit', form: { ...form, values: { ...values, affiliateCode: 'SEN88' } } },
    },
    empty: {
      say: both('gửi khi chưa điền', 'sends it empty'),
      event: {
        type: 'registration.submit',
        form: { country, termsAccepted: false, values: Object.fromEntries(Object.keys(values).map((name) => [name, ''])) },
      },
    },
    proven: { say: both('xác minh thành công', 'passes the proof'), event: { type: 'verification.pass', value: session } },
    cancel: { say: both('bỏ xác minh', 'gives the proof up'), event: { type: 'verification.cancel' } },
  },
  answers: {
    checkAffiliate: {
      good: { say: both('mã đúng', 'the code is good'), output: true },
      bad: { say: both('mã sai', 'the code is wrong'), output: false },
      offline: bad.offline,
    },
    solveChallenge: { solved: good.solved, offline: bad.offline },
    register: {
      session: good.session,
      proof: good.proof,
      taken: bad.taken,
      captchaWrong: bad.captchaWrong,
      rate: bad.rate,
      offline: bad.offline,
    },
  },
  ignore: ['form', 'challenge', 'signedIn', 'flags', 'fields', 'code', 'verify'],
  facets(snapshot) {
    const { mode, captchaShown, failed } = snapshot.context as { mode: string; captchaShown: boolean; failed: object | null };
    const rest = isAtRest(snapshot);
    if (!rest.form && !rest.code) return null;
    const { problem, fields } = formFacets(snapshot);
    const isForm = !snapshot.matches({ form: 'verifying' }) && !snapshot.matches({ form: 'done' });
    if (!rest.code && (problem !== undefined || fields !== undefined || mode === 'mobile' || captchaShown)) return null;
    if (captchaShown && failed === null) return null;
    // The check of a code may finish during a submit; picture its result with the form idle only.
    if (fields !== undefined && (!rest.form || !['VALIDATION', undefined].includes(problem))) return null;
    // The captcha stays after it was requested; picture it with the captcha error only.
    if (captchaShown && problem !== 'AUTH_CAPTCHA') return null;
    if (mode === 'mobile' && problem === 'RATE_LIMIT') return null;
    return isForm
      ? {
          mode: mode === 'mobile' ? 'mobile' : undefined,
          picture: captchaShown ? 'asked' : undefined,
          problem,
          fields,
        }
      : {};
  },
  words: {
    ...fieldWords,
    'mode.mobile': both('bằng điện thoại', 'by phone'),
    'picture.asked': both('có mã hình', 'with the picture'),
  },
  rest: ['form.editing', 'affiliate.open'],
  scene: ({ value, facets }) => ({
    address: '/register',
    ...(value.startsWith('affiliate') ? { looksAt: '[role="dialog"] input[name="affiliateCode"]' } : {}),
    ...(isBusy.test(value) ? { looksAt: '[role="dialog"] button[type="submit"]' } : {}),
    ...(facets['picture'] === undefined ? {} : { looksAt: '[role="dialog"] input[name="captcha"]' }),
  }),
  alike: [
    {
      states: ['form-checking-code', 'form-solving', 'form-registering'],
      because: both('Người chơi chỉ thấy một lần chờ: nút quay.', 'A person sees one wait: the button turns.'),
    },
    {
      states: ['affiliate-pausing', 'affiliate-checking', 'affiliate-checking-address', 'form-editing'],
      because: both('Mã được kiểm tra lặng lẽ; chỉ kết quả hiện ra.', 'The code is checked silently; only the verdict shows.'),
    },
  ],
};
