import type { AnyMachineSnapshot } from 'xstate';
import { authConstants } from '../../src/domain/authConstants.ts';
import { vietnamPhone } from '../../src/domain/phone.ts';
import type { ChallengeResult, ExtraVerification, LoginValue, MemberInfo, UnknownIdentity } from '../../src/wire/auth.ts';
import { Failure, type FailureCode } from '../../src/wire/failure.ts';
import { both } from './both.ts';
import type { Answer, Facets } from './plan.ts';

/** Fictitious user data and call results shared by all flow plans. */
export const person = {
  username: 'minhanh88',
  password: 'Sen-trang-2026',
  newPassword: 'Hoa-sen-2027!',
  email: 'minhanh@example.com',
  mobileNum: '0901234567',
  e164: '+84901234567',
  verificationCode: '246810',
  captcha: 'K7PX',
  country: vietnamPhone,
} as const;

export const session: LoginValue = {
  token: 'gallery-token',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordChange: false,
  account: person.username,
  type: 0,
};

export const member: MemberInfo = {
  account: person.username,
  nickname: 'Minh Anh',
  customerId: 'C000188',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'VIP 2', rankLevel: 2 },
};

export const proof: ExtraVerification = {
  verify: {
    ticket: 'gallery-ticket',
    methods: [
      { method: 'mobile', hint: '+84•••••567' },
      { method: 'email', hint: 'm•••@example.com' },
      { method: 'bankName', hint: null },
      { method: 'google', hint: null },
      { method: 'recovery', hint: null },
      { method: 'captcha', hint: null },
    ],
  },
};

export const stranger: UnknownIdentity = { link: { ticket: 'gallery-link', channel: 'google', email: null } };
export const solved: ChallengeResult = { lot_number: 'lot', captcha_output: 'out', pass_token: 'pass', gen_time: '1' };

export const signedIn = (value: Partial<LoginValue> = {}, password: string | null = person.password) =>
  ({ value: { ...session, ...value }, type: 'username', password }) as const;

export const defaultPassword = authConstants.defaultPassword;

const failed = (vi: string, en: string, code: FailureCode, value?: unknown): Answer => ({
  say: both(vi, en),
  error: new Failure(code, value === undefined ? {} : { value }),
});

/** Errors of calls, each with a description for readers. */
export const bad = {
  offline: failed('mạng mất giữa chừng', 'the network is gone in mid-flow', 'NETWORK'),
  timeout: failed('máy chủ không kịp trả lời', 'the server does not answer in time', 'TIMEOUT'),
  system: failed('máy chủ gặp lỗi', 'the server has a fault', 'SYSTEM'),
  rate: failed('quá nhiều yêu cầu', 'too many requests', 'RATE_LIMIT'),
  code: failed('mã sai hoặc đã hết hạn', 'the code is wrong or expired', 'CODE_INCORRECT'),
  wrong: failed('tài khoản hoặc mật khẩu sai', 'account or password is wrong', 'AUTH_INCORRECT'),
  captchaAsked: failed('sai lần nữa: cần nhập mã hình', 'wrong again: the picture is asked for', 'AUTH_INCORRECT', {
    captcha: true,
  }),
  captchaWrong: failed('mã hình sai', 'the picture was read wrongly', 'AUTH_CAPTCHA', { captcha: true }),
  locked: failed('bị khoá vì sai quá nhiều lần', 'locked out after too many tries', 'AUTH_WAIT', {
    captcha: true,
    waitSeconds: 300,
  }),
  challenge: failed('bước kiểm tra an toàn bị từ chối', 'the security check is refused', 'AUTH_CHALLENGE'),
  password: failed('mật khẩu cũ sai', 'the old password is wrong', 'AUTH_PASSWORD'),
  link: failed('liên kết đã hết hạn', 'the link has expired', 'LINK_EXPIRED'),
  ended: failed('lượt xác minh đã hết', 'the verification has ended', 'VERIFICATION_ENDED'),
  dead: failed('phiên đã chết', 'the session is dead', 'AUTH_REQUIRED'),
  mustChange: failed('máy chủ đòi đổi mật khẩu', 'the server demands a new password', 'PASSWORD_CHANGE'),
  closed: failed('trang đang bảo trì', 'the site is under maintenance', 'MAINTENANCE'),
  taken: failed('tên đã có người dùng', 'the name is taken', 'VALIDATION', [{ field: 'username', key: 'auth.usernameTaken' }]),
} as const;

export const good = {
  session: { say: both('máy chủ mở phiên', 'the server opens a session'), output: session },
  proof: { say: both('mạng lạ: cần xác minh thêm', 'a new network: one more proof is asked for'), output: proof },
  stranger: { say: both('chưa tài khoản nào gắn với người này', 'no account is bound to this identity'), output: stranger },
  solved: { say: both('kiểm tra an toàn xong', 'the security check is passed'), output: solved },
  member: { say: both('máy chủ nói ai đang ở đây', 'the server says who is here'), output: member },
  done: { say: both('máy chủ nhận', 'the server accepts'), output: null },
} as const satisfies Readonly<Record<string, Answer>>;

interface FormContext {
  readonly failed?: { readonly code: FailureCode } | null;
  readonly faults?: Readonly<Record<string, unknown>>;
}

/** Facets of most forms: the last error, and whether fields show validation errors. */
export function formFacets({ context }: AnyMachineSnapshot): Facets {
  const { failed: failure, faults = {} } = context as FormContext;
  return {
    problem: failure?.code,
    fields: Object.keys(faults).length > 0 ? (failure == null ? 'missing' : 'refused') : undefined,
  };
}

export const fieldWords = {
  'fields.missing': both('trường bị đánh dấu', 'fields are marked'),
  'fields.refused': both('máy chủ không nhận trường', 'the server refuses a field'),
} as const;
