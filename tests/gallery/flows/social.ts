import { socialMachine } from '../../../src/flows/social/index.ts';
import { bad, good, session } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';

export const social: FlowPlan = {
  machine: socialMachine,
  name: both('Đăng nhập mạng xã hội', 'Social sign-in'),
  about: both(
    'Qua Google hoặc Facebook, nơi thương hiệu có cấu hình. Người chưa có tài khoản được mời đăng nhập hoặc đăng ký để gắn.',
    'Through Google or Facebook, where the brand has set them up. A stranger is asked to sign in or to register, and is bound by that.',
  ),
  states: {
    idle: both('Sẵn sàng', 'Ready'),
    asking: both('Cửa sổ của nhà cung cấp mở', 'Provider’s window is open'),
    signingIn: both('Đang đăng nhập', 'Signing in'),
    verifying: both('Cần xác minh thêm', 'One more proof'),
    linking: both('Chưa có tài khoản', 'No account yet'),
    done: both('Xong', 'Done'),
  },
  starts: {
    open: { say: both('mở cửa sổ đăng nhập', 'opens the login window'), input: () => ({ providers: ['google', 'facebook'] }) },
  },
  events: {
    google: { say: both('bấm Google', 'presses Google'), event: { type: 'social.choose', provider: 'google' } },
    login: { say: both('chọn đăng nhập', 'chooses to log in'), event: { type: 'link.choose', way: 'login' } },
    register: { say: both('chọn đăng ký', 'chooses to register'), event: { type: 'link.choose', way: 'register' } },
    proven: { say: both('xác minh thành công', 'passes the proof'), event: { type: 'verification.pass', value: session } },
  },
  answers: {
    askProvider: {
      identity: {
        say: both('nhà cung cấp xác nhận', 'the provider vouches'),
        output: { channel: 'google', idToken: 'gallery', ticket: 'gallery' },
      },
      closed: {
        say: both('đóng cửa sổ của nhà cung cấp', 'closes the provider’s window'),
        error: { code: 'auth/popup-closed-by-user' },
      },
      offline: bad.offline,
    },
    logIn: { session: good.session, proof: good.proof, stranger: good.stranger, offline: bad.offline },
  },
  ignore: ['identity', 'signedIn', 'provider', 'verify'],
  facets(snapshot) {
    const { providerFault, failed, choice } = snapshot.context as {
      providerFault: string | null;
      failed: { code: 'NETWORK' } | null;
      choice: string | null;
    };
    return {
      provider: providerFault === null ? undefined : 'closed',
      problem: failed?.code,
      choice: choice ?? undefined,
    };
  },
  words: {
    'provider.closed': both('cửa sổ bị đóng', 'window was closed'),
    'choice.login': both('bằng đăng nhập', 'by logging in'),
    'choice.register': both('bằng đăng ký', 'by registering'),
  },
  scene: () => ({ address: '/login' }),
  becomes: { linking: 'idle' },
  undrawn: {
    'done--login': both(
      'Cửa sổ đăng nhập tiếp tục với phiếu: xem luồng Đăng nhập.',
      'The login window goes on with the ticket: see Login.',
    ),
    'done--register': both(
      'Cửa sổ đăng ký tiếp tục với phiếu: xem luồng Đăng ký.',
      'The registration window goes on with the ticket: see Registration.',
    ),
  },
  alike: [{ states: ['asking', 'signing-in'], because: both('Người chơi chỉ thấy một lần chờ.', 'A person sees one wait.') }],
};
