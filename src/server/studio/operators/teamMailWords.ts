import type { Language } from '../../../domain/language.ts';
import type { OperatorRole } from '../../../domain/operatorRole.ts';

interface Mail {
  readonly subject: string;
  readonly text: string;
}

type ChangedField = 'roles' | 'merchants' | 'email' | 'state';

/** Names of the rights and settings in a mail about changed rights. */
export const teamChangeWords: Readonly<
  Record<Language, Readonly<Record<ChangedField | OperatorRole | 'active' | 'disabled' | 'all', string>>>
> = {
  vi: {
    roles: 'Vai trò',
    merchants: 'Thương hiệu',
    email: 'Email',
    state: 'Trạng thái',
    active: 'được vào',
    disabled: 'đã tắt',
    all: 'tất cả',
    members: 'Thành viên',
    money: 'Tiền',
    approve: 'Duyệt',
    viewer: 'Người xem',
    editor: 'Biên tập',
    publisher: 'Xuất bản',
    owner: 'Chủ sở hữu',
  },
  en: {
    roles: 'Roles',
    merchants: 'Brands',
    email: 'Mail',
    state: 'State',
    active: 'may sign in',
    disabled: 'disabled',
    all: 'all',
    members: 'Members',
    money: 'Money',
    approve: 'Approver',
    viewer: 'Viewer',
    editor: 'Editor',
    publisher: 'Publisher',
    owner: 'Owner',
  },
};

/** Mails to operators about their own access; brands cannot override them. */
export const teamMailWords: Readonly<Record<'invited' | 'changed' | 'asked', Readonly<Record<Language, Mail>>>> = {
  invited: {
    vi: {
      subject: 'Lời mời vào studio',
      text: 'Xin chào {{name}},\n\n{{by}} mời bạn vào studio. Mở liên kết này để chọn mật khẩu:\n\n{{link}}\n\nLiên kết dùng được một lần, trong bảy ngày. Nếu bạn không chờ lời mời này, hãy báo cho người quản lý hệ thống.',
    },
    en: {
      subject: 'Invitation to the studio',
      text: 'Hello {{name}},\n\n{{by}} invites you to the studio. Open this link to choose your password:\n\n{{link}}\n\nIt can be used once, within seven days. If you did not expect it, contact the person who runs the installation.',
    },
  },
  changed: {
    vi: {
      subject: 'Quyền của bạn trong studio đã đổi',
      text: 'Xin chào {{name}},\n\n{{by}} đã đổi quyền của bạn trong studio:\n\n{{changes}}\n\nNếu điều này không đúng, hãy báo cho chủ sở hữu khác ngay.',
    },
    en: {
      subject: 'Your rights in the studio have changed',
      text: 'Hello {{name}},\n\n{{by}} changed your rights in the studio:\n\n{{changes}}\n\nIf this is wrong, contact another owner now.',
    },
  },
  asked: {
    vi: {
      subject: 'Có yêu cầu về quyền truy cập studio của bạn',
      text: 'Xin chào {{name}},\n\n{{by}} muốn mời lại bạn vào studio: mật khẩu và bước xác thực thứ hai của bạn sẽ bị huỷ. Một chủ sở hữu khác phải đồng ý. Nếu bạn không yêu cầu, hãy báo cho người đó ngay.',
    },
    en: {
      subject: 'Your access to the studio is to be renewed',
      text: 'Hello {{name}},\n\n{{by}} wants to invite you again: your password and second factor would end. Another owner has to agree. If you did not ask for it, contact that owner now.',
    },
  },
};
