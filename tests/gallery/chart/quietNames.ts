import { type Both, both } from '../both.ts';

/** Names of states that are never pictured: transient ones and groups. */
export const quietNames: Readonly<Record<string, Both>> = {
  checking: both('xét biểu mẫu', 'form is looked at'),
  deciding: both('xét', 'deciding'),
  choosing: both('xét', 'deciding'),
  chosen: both('đã chọn', 'chosen'),
  entering: both('vào', 'entering'),
  answered: both('có địa chỉ', 'address is there'),
  gate: both('ai được chơi', 'who may play'),
  arriving: both('có địa chỉ', 'address is there'),
  framed: both('Khung trò chơi', 'Frame of the game'),
  moving: both('đổi địa chỉ', 'changes the address'),
  leaving: both('rời đi', 'leaves'),
  form: both('Biểu mẫu', 'Form'),
  affiliate: both('Mã mời', 'Invitation code'),
  modal: both('Cửa sổ', 'Window'),
  dialog: both('Hộp thoại', 'Dialog'),
  toasts: both('Thông báo', 'Toasts'),
  loader: both('Màn chờ', 'Loader'),
};
