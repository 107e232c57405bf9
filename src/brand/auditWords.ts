import type { LocalText } from '../domain/language.ts';

/** Data: texts of the audit. */

/** A ground, and the part of the screen where the pair appears. */
type Place = LocalText & { readonly seen: LocalText };

export const foregroundWords: Readonly<Record<string, LocalText>> = {
  'text.primary': { en: 'Main text', vi: 'Chữ chính' },
  'text.secondary': { en: 'Secondary text', vi: 'Chữ phụ' },
  'text.tertiary': { en: 'Quiet text and placeholders', vi: 'Chữ mờ và chữ gợi ý trong ô nhập' },
  'text.inverse': { en: 'Text of toasts and tooltips', vi: 'Chữ của thông báo nhanh và chú giải' },
  'text.onMedia': { en: 'Text on pictures', vi: 'Chữ trên hình' },
  'accent.text': { en: 'Links and selected items', vi: 'Liên kết và mục đang chọn' },
  'accent.onSolid': { en: 'Label on the accent', vi: 'Chữ trên màu nhấn' },
  'action.onSolid': { en: 'Label of the main button', vi: 'Chữ trên nút chính' },
  'action.outline': { en: 'Edge of main buttons', vi: 'Viền nút chính' },
  'onHero.onSolid': { en: 'Label of the main hero button', vi: 'Chữ trên nút chính của banner' },
  'accent.outline': { en: 'Edge of main buttons and ticked boxes', vi: 'Viền nút chính và ô đã chọn' },
  'support.text': { en: 'Text of offers', vi: 'Chữ ưu đãi' },
  'support.onSolid': { en: 'Label of the offer button', vi: 'Chữ trên nút ưu đãi' },
  'status.success.text': { en: 'Success text', vi: 'Chữ báo thành công' },
  'status.warning.text': { en: 'Warning text', vi: 'Chữ cảnh báo' },
  'status.danger.text': { en: 'Error text', vi: 'Chữ báo lỗi' },
  'status.info.text': { en: 'Information text', vi: 'Chữ thông tin' },
  'status.success.onSolid': { en: 'Text of the success badge', vi: 'Chữ trên nhãn thành công' },
  'status.warning.onSolid': { en: 'Text of the warning badge', vi: 'Chữ trên nhãn cảnh báo' },
  'status.danger.onSolid': { en: 'Text of hot and count badges', vi: 'Chữ trên nhãn nổi bật và số đếm' },
  'status.info.onSolid': { en: 'Text of the information badge', vi: 'Chữ trên nhãn thông tin' },
  'reward.text': { en: 'Points and prizes', vi: 'Điểm và giải thưởng' },
  'reward.onSolid': { en: 'Text of the reward badge', vi: 'Chữ trên nhãn thưởng' },
  'border.strong': { en: 'Outline of input fields', vi: 'Viền ô nhập' },
  'focus.ring': { en: 'Ring of the focused control', vi: 'Vòng báo mục đang được chọn bằng bàn phím' },
  'chart.1': { en: 'First chart colour', vi: 'Màu biểu đồ thứ nhất' },
  'chart.2': { en: 'Second chart colour', vi: 'Màu biểu đồ thứ hai' },
  'chart.3': { en: 'Third chart colour', vi: 'Màu biểu đồ thứ ba' },
  'chart.4': { en: 'Fourth chart colour', vi: 'Màu biểu đồ thứ tư' },
  'onHeader.fg': { en: 'Header text', vi: 'Chữ đầu trang' },
  'onHeader.fgMuted': { en: 'Quiet header text', vi: 'Chữ phụ đầu trang' },
  'onHeader.accent': { en: 'Highlighted header text and focus ring', vi: 'Chữ nhấn và vòng chọn ở đầu trang' },
  'onHeader.outline': { en: 'Outline of header buttons', vi: 'Viền nút đầu trang' },
  'onHeader.onSolid': { en: 'Label of the main header button', vi: 'Chữ trên nút chính đầu trang' },
  'onMedia.onSolid': { en: 'Label of buttons on pictures', vi: 'Chữ trên nút đặt trên hình' },
  'onHero.fg': { en: 'Hero title', vi: 'Tiêu đề banner chính' },
  'onHero.muted': { en: 'Hero text', vi: 'Chữ banner chính' },
  'onHero.accent': { en: 'Highlighted hero text', vi: 'Chữ nhấn banner chính' },
  'onFooter.fg': { en: 'Footer text', vi: 'Chữ chân trang' },
  'onFooter.fgMuted': { en: 'Quiet footer text', vi: 'Chữ phụ chân trang' },
  'onFooter.accent': { en: 'Highlighted footer text and focus ring', vi: 'Chữ nhấn và vòng chọn ở chân trang' },
};

const cards: LocalText = { en: 'cards, tables and forms', vi: 'thẻ, bảng và biểu mẫu' };
const popups: LocalText = { en: 'menus, dialogs and the side menu', vi: 'menu, hộp thoại và menu bên' };
const buttons: LocalText = { en: 'buttons such as Register and Deposit', vi: 'các nút như Đăng ký và Nạp tiền' };
const offers: LocalText = { en: 'promotions', vi: 'khuyến mãi' };
const selected: LocalText = { en: 'chips, tabs and selected rows', vi: 'thẻ lọc, thẻ chuyển và hàng đang chọn' };
const badges: LocalText = { en: 'badges on games, lists and tables', vi: 'nhãn trên trò chơi, danh sách và bảng' };
const messages: LocalText = { en: 'messages and states', vi: 'thông điệp và trạng thái' };
const header: LocalText = { en: 'the header of every page', vi: 'đầu mỗi trang' };
const footer: LocalText = { en: 'the footer of every page', vi: 'chân mỗi trang' };
const hero: LocalText = { en: 'the hero of the home page', vi: 'banner chính của trang chủ' };
const balance: LocalText = { en: 'the balance card', vi: 'thẻ số dư' };

export const backgroundWords: Readonly<Record<string, Place>> = {
  'surface.canvas': { en: 'the page', vi: 'nền trang', seen: { en: 'sections of every page', vi: 'các phần của mọi trang' } },
  'surface.sunken': {
    en: 'sunken blocks',
    vi: 'khối chìm',
    seen: { en: 'table heads and wells', vi: 'đầu bảng và khung chìm' },
  },
  'surface.base': { en: 'cards', vi: 'thẻ', seen: cards },
  'surface.raised': { en: 'raised blocks and fields', vi: 'khối nổi và ô nhập', seen: cards },
  'surface.overlay': { en: 'popups', vi: 'lớp nổi', seen: popups },
  'surface.inverse': {
    en: 'inverted ground',
    vi: 'nền đảo',
    seen: { en: 'toasts and tooltips', vi: 'thông báo nhanh và chú giải' },
  },
  'surface.header': { en: 'the header', vi: 'đầu trang', seen: header },
  'surface.footer': { en: 'the footer', vi: 'chân trang', seen: footer },
  'overlay.hover@surface.base': { en: 'a card row under the pointer', vi: 'hàng trong thẻ khi trỏ vào', seen: cards },
  'overlay.hover@surface.overlay': { en: 'a menu row under the pointer', vi: 'hàng trong menu khi trỏ vào', seen: popups },
  'accent.solid': { en: 'the accent', vi: 'màu nhấn', seen: selected },
  'accent.hover': { en: 'the accent under the pointer', vi: 'màu nhấn khi trỏ vào', seen: selected },
  'accent.pressed': { en: 'the accent while pressed', vi: 'màu nhấn khi nhấn', seen: selected },
  'action.solid': { en: 'the main button', vi: 'nút chính', seen: buttons },
  'action.hover': { en: 'the main button under the pointer', vi: 'nút chính khi trỏ vào', seen: buttons },
  'action.pressed': { en: 'the main button while pressed', vi: 'nút chính khi nhấn', seen: buttons },
  'onHero.solid': { en: 'the main hero button', vi: 'nút chính của banner', seen: hero },
  'accent.subtle': { en: 'a selected ground', vi: 'nền mục đang chọn', seen: selected },
  'gradient.accent@0': { en: 'the top of the main button', vi: 'mép trên nút chính', seen: buttons },
  'gradient.accent@1': { en: 'the bottom of the main button', vi: 'mép dưới nút chính', seen: buttons },
  'support.solid': { en: 'the offer button', vi: 'nút ưu đãi', seen: offers },
  'support.hover': { en: 'the offer button under the pointer', vi: 'nút ưu đãi khi trỏ vào', seen: offers },
  'support.subtle': { en: 'an offer ground', vi: 'nền ưu đãi', seen: offers },
  'status.success.solid': { en: 'the success badge', vi: 'nhãn thành công', seen: badges },
  'status.warning.solid': { en: 'the warning badge', vi: 'nhãn cảnh báo', seen: badges },
  'status.danger.solid': { en: 'the hot badge and danger button', vi: 'nhãn nổi bật và nút nguy hiểm', seen: badges },
  'status.info.solid': { en: 'the information badge', vi: 'nhãn thông tin', seen: badges },
  'status.success.subtle': { en: 'a success ground', vi: 'nền thành công', seen: messages },
  'status.warning.subtle': { en: 'a warning ground', vi: 'nền cảnh báo', seen: messages },
  'status.danger.subtle': { en: 'an error ground', vi: 'nền lỗi', seen: messages },
  'status.info.subtle': { en: 'an information ground', vi: 'nền thông tin', seen: messages },
  'reward.solid': { en: 'the reward badge', vi: 'nhãn thưởng', seen: badges },
  picture: { en: 'a faded picture', vi: 'hình đã phủ tối', seen: { en: 'game cards', vi: 'thẻ trò chơi' } },
  'gradient.brand@0': { en: 'the start of the brand gradient', vi: 'đầu dải màu thương hiệu', seen: balance },
  'gradient.brand@1': { en: 'the end of the brand gradient', vi: 'cuối dải màu thương hiệu', seen: balance },
  'onMedia.solid': { en: 'the button on a picture', vi: 'nút đặt trên hình', seen: balance },
  'onHeader.control': { en: 'header controls', vi: 'nút phụ đầu trang', seen: header },
  'onHeader.solid': { en: 'the main header button', vi: 'nút chính đầu trang', seen: header },
  'onFooter.control': { en: 'footer controls', vi: 'nút chân trang', seen: footer },
  'gradient.hero@0': { en: 'the start of the hero gradient', vi: 'đầu dải màu banner', seen: hero },
  'gradient.hero@1': { en: 'the middle of the hero gradient', vi: 'giữa dải màu banner', seen: hero },
  'gradient.hero@2': { en: 'the end of the hero gradient', vi: 'cuối dải màu banner', seen: hero },
  'scrim@dark': { en: 'a dark hero picture under its scrim', vi: 'hình banner tối dưới lớp phủ', seen: hero },
  'scrim@light': { en: 'a light hero picture under its scrim', vi: 'hình banner sáng dưới lớp phủ', seen: hero },
};

export const modeWords: Readonly<Record<'dark' | 'light', LocalText>> = {
  dark: { en: 'dark', vi: 'tối' },
  light: { en: 'light', vi: 'sáng' },
};

/** Main buttons that must stand out, as a foreground. */
export const actionWords: Readonly<Record<string, LocalText>> = {
  'gradient.accent@1': { en: 'The main button', vi: 'Nút chính' },
  'onHeader.solid': { en: 'The main header button', vi: 'Nút chính đầu trang' },
  'onHero.solid': { en: 'The main hero button', vi: 'Nút chính của banner' },
};

/** A main button that looks like what is around it. */
export const faintAction: LocalText = {
  en: '{{front}} does not stand out from {{back}} in the {{mode}} palette: its fill has {{has}}:1, 3:1 or a distinct hue needed. Seen in {{seen}}.',
  vi: '{{front}} không nổi bật so với {{back}} ở bảng màu {{mode}}: màu nền nút đạt {{has}}:1, cần 3:1 hoặc màu khác hẳn. Thấy ở {{seen}}.',
};

export const translucentSurface: LocalText = {
  en: 'The colour of {{back}} is translucent in the {{mode}} palette, so what is beneath shows through its text. Write it with six digits. Seen in {{seen}}.',
  vi: 'Màu của {{back}} trong suốt ở bảng màu {{mode}}, nên phần bên dưới lộ qua chữ. Hãy viết bằng sáu chữ số. Thấy ở {{seen}}.',
};

export const swappedSurface: Readonly<Record<'dark' | 'light', LocalText>> = {
  dark: {
    en: 'The colour of {{back}} is light in the dark palette: the surfaces of the two palettes seem to be swapped. Seen in {{seen}}.',
    vi: 'Màu của {{back}} sáng trong bảng màu tối: có vẻ các màu nền của hai bảng màu đã bị đổi chỗ. Thấy ở {{seen}}.',
  },
  light: {
    en: 'The colour of {{back}} is dark in the light palette: the surfaces of the two palettes seem to be swapped. Seen in {{seen}}.',
    vi: 'Màu của {{back}} tối trong bảng màu sáng: có vẻ các màu nền của hai bảng màu đã bị đổi chỗ. Thấy ở {{seen}}.',
  },
};

/** A pair that is too weak. */
export const weakPair: LocalText = {
  en: '{{front}} on {{back}}: contrast {{has}}:1 in the {{mode}} palette, {{needed}}:1 needed. Seen in {{seen}}.',
  vi: '{{front}} trên {{back}}: độ tương phản {{has}}:1 ở bảng màu {{mode}}, cần {{needed}}:1. Thấy ở {{seen}}.',
};
