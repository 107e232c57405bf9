import { accountTypes } from '../../../src/domain/accountType.ts';
import { sessionMachine } from '../../../src/flows/session/index.ts';
import { bad, defaultPassword, good, signedIn } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan, Start } from '../plan.ts';

const start = (vi: string, en: string, hasToken: boolean): Start => ({
  say: both(vi, en),
  input: () => ({ hasToken, pwdEnabled: true, idleTime: 1_800_000 }),
});

const event = (type: string, vi: string, en: string) => ({ say: both(vi, en), event: { type: `session.${type}` } });

export const session: FlowPlan = {
  machine: sessionMachine,
  name: both('Phiên', 'Session'),
  about: both(
    'Ai đang ở đây, từ lúc trang mở đến lúc đóng: phiên cũ, phiên chết, mật khẩu hết hạn, mất mạng, đăng xuất ở thẻ khác.',
    'Who is here, from the first paint to the last: an old session, a dead one, an expired password, no network, logged out in another tab.',
  ),
  states: {
    guest: both('Khách', 'Guest'),
    loading: both('Đang hỏi ai ở đây', 'Asking who is here'),
    unreachable: both('Máy chủ không trả lời', 'Server not reached'),
    changing: both('Mật khẩu đã hết hạn: phải đổi', 'Password expired: must be changed'),
    member: both('Thành viên', 'Member'),
    rechecking: both('Đang hỏi phiên còn sống không', 'Asking whether the session lives'),
  },
  starts: {
    none: start('trang mở, chưa có phiên', 'the page opens without a session', false),
    token: start('trang mở, thẻ có phiên cũ', 'the page opens with a session kept by the tab', true),
  },
  events: {
    open: {
      say: both('đăng nhập', 'signs in'),
      event: { type: 'session.open', signedIn: signedIn() },
    },
    first: {
      say: both('đăng nhập lần đầu', 'signs in for the first time'),
      event: { type: 'session.open', signedIn: signedIn({ firstTimeLogin: true }) },
    },
    expired: {
      say: both('đăng nhập với mật khẩu hết hạn', 'signs in with an expired password'),
      event: {
        type: 'session.open',
        signedIn: signedIn({ passwordExpired: true, demand: { reason: 'expired', maxAgeDays: 90 } }, defaultPassword),
      },
    },
    retry: event('retry', 'thử lại', 'tries again'),
    refuse: event('refuse', 'máy chủ nói phiên đã chết', 'the server says that the session is dead'),
    demand: event('demandChange', 'máy chủ đòi đổi mật khẩu', 'the server demands a new password'),
    changed: event('passwordChanged', 'mật khẩu đã đổi', 'the password was changed'),
    end: event('end', 'đăng xuất', 'logs out'),
    elsewhere: event('endElsewhere', 'đăng xuất ở thẻ khác', 'logs out in another tab'),
  },
  answers: {
    loadMember: {
      member: good.member,
      dead: bad.dead,
      mustChange: bad.mustChange,
      offline: bad.offline,
      agent: {
        say: both('máy chủ nói đây là đại lý', 'the server says that this is an agent'),
        output: { ...good.member.output, type: accountTypes.agent },
      },
      trial: {
        say: both('máy chủ nói đây là tài khoản chơi thử', 'the server says that this is a trial account'),
        output: { ...good.member.output, type: accountTypes.trial },
      },
    },
  },
  ignore: ['failed', 'isAfterLogin'],
  notices: ['welcome', 'reportEnd'],
  facets(snapshot, noticed) {
    return { notice: noticed ?? undefined };
  },
  words: {
    'notice.welcome': both('lời chào lần đầu', 'first welcome'),
    'notice.reportEnd': both('báo phiên đã hết', 'informed that it has ended'),
  },
  scene: ({ start: begun, value }) => ({
    address: '/index',
    member: begun === 'token',
    ...(value === 'guest' && begun === 'none'
      ? { unrun: 'A visit without a session runs none before a member signs in.' }
      : {}),
  }),
  alike: [
    {
      states: ['loading', 'unreachable', 'rechecking', 'member'],
      because: both(
        'Trang giữ nguyên điều thẻ đã biết: mạng hỏng không đăng xuất ai.',
        'The page keeps what the tab knew: a broken network logs no one out.',
      ),
    },
  ],
};
