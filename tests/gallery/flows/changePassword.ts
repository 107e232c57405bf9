import { changePasswordMachine } from '../../../src/flows/change-password/index.ts';
import { bad, fieldWords, formFacets, good, person } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan, Start } from '../plan.ts';

const form = { oldPassword: person.password, newPassword: person.newPassword, confirmNewPassword: person.newPassword };
const start = (vi: string, en: string, reason: string, isOldStored: boolean): Start => ({
  say: both(vi, en),
  input: () => ({ reason, username: person.username, isOldStored }),
  insists: ['isOldStored'],
});

export const changePassword: FlowPlan = {
  machine: changePasswordMachine,
  name: both('Đổi mật khẩu', 'Password change'),
  about: both(
    'Tự nguyện, bắt buộc (mật khẩu hết hạn) hoặc qua liên kết trong thư. Khi bắt buộc, lối ra khác duy nhất là đăng xuất.',
    'Wanted, forced (the password has expired) or by the link of a mail. A forced change has one other way out: logging out.',
  ),
  states: {
    editing: both('Điền biểu mẫu', 'Filling in the form'),
    changing: both('Đang đổi', 'Changing'),
    changed: both('Đã đổi', 'Changed'),
    closed: both('Đã đóng', 'Closed'),
  },
  starts: {
    voluntary: start('hội viên muốn đổi', 'a member wants to change it', 'voluntary', true),
    forced: start('mật khẩu đã hết hạn', 'the password has expired', 'forced', true),
    asked: start('hết hạn, mật khẩu cũ không còn giữ', 'it has expired and the old one is not kept', 'forced', false),
    link: start('mở liên kết trong thư', 'follows the link of the mail', 'link', false),
  },
  events: {
    submit: { say: both('gửi mật khẩu mới', 'sends the new password'), event: { type: 'password.submit', form } },
    empty: {
      say: both('gửi khi chưa điền', 'sends it empty'),
      event: { type: 'password.submit', form: { oldPassword: '', newPassword: '', confirmNewPassword: '' } },
    },
    close: { say: both('đóng cửa sổ', 'closes the window'), event: { type: 'password.close' } },
  },
  answers: {
    changePassword: { done: good.done, password: bad.password, link: bad.link, offline: bad.offline },
  },
  ignore: ['form', 'username'],
  facets(snapshot) {
    const { reason, isOldStored } = snapshot.context as { reason: string; isOldStored: boolean };
    if (snapshot.status === 'done') return { reason };
    const { problem, fields } = formFacets(snapshot);
    // Impossible combinations: a reset link asks for no old password, and a session has no link that could expire.
    if (problem === (reason === 'link' ? 'AUTH_PASSWORD' : 'LINK_EXPIRED')) return null;
    return { reason, old: reason !== 'link' && !isOldStored ? 'asked' : undefined, problem, fields };
  },
  words: {
    ...fieldWords,
    'reason.voluntary': both('tự nguyện', 'wanted'),
    'reason.forced': both('bắt buộc', 'forced'),
    'reason.link': both('qua liên kết', 'by link'),
    'old.asked': both('hỏi mật khẩu cũ', 'old password asked'),
  },
  scene: ({ facets }) => {
    if (facets['reason'] === 'link') return { address: '/reset#token=gallery' };
    return facets['reason'] === 'forced'
      ? {
          address: '/index',
          member: true,
          hosts: { session: { start: 'token', steps: ['answer:loadMember:mustChange'] } },
        }
      : { address: '/index', member: true, opens: 'changePassModal' };
  },
  undrawn: {
    closed: both(
      'Cửa sổ đã đóng: sau đó là trang như trước, hoặc đã đăng xuất.',
      'The window is gone: what follows is the page as before, or logged out.',
    ),
  },
  alike: [
    {
      states: ['changed--voluntary', 'changed--forced'],
      because: both(
        'Đổi xong, cả hai thấy trang của mình và lời báo.',
        'Once changed, both see their page and a confirmation.',
      ),
    },
  ],
};
