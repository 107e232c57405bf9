import type { LocalText } from '../../../../src/domain/language.ts';
import { sayIn } from '../../../sayIn.ts';
import type { Status } from '../reportData.ts';

export const words = {
  title: { en: 'Snapshot report', vi: 'Báo cáo ảnh chụp' },
  equal: {
    en: 'Nothing changed: every picture is the same to the last pixel.',
    vi: 'Không có gì thay đổi: mọi ảnh giống nhau đến từng điểm ảnh.',
  },
  summary: {
    en: 'Pictures that look different: {{changed}}, in groups of equal change: {{groups}}. Decide each group once.',
    vi: '{{changed}} ảnh trông khác trước. Chúng thuộc {{groups}} nhóm; mỗi nhóm chỉ cần quyết định một lần.',
  },
  faulty: {
    en: '{{count}} pictures have a fault that cannot be approved: fix it, then run again.',
    vi: '{{count}} ảnh có lỗi không thể duyệt: hãy sửa rồi chạy lại.',
  },
  how: { en: 'How to read this page', vi: 'Cách đọc trang này' },
  howText: {
    en: 'Every screen was drawn again and compared with the last approved pictures. A group holds pictures that changed in the same way: the same new colour, or the same part redrawn. Look at one or two of a group, then approve the whole group with the command it shows, or fix the code. Pictures that are not shown are equal to the last pixel.',
    vi: 'Mỗi màn hình được vẽ lại và so với ảnh đã duyệt gần nhất. Một nhóm gồm các ảnh thay đổi cùng một kiểu: cùng một màu mới, hoặc cùng một phần được vẽ lại. Hãy xem một hai ảnh trong nhóm, rồi duyệt cả nhóm bằng lệnh hiển thị, hoặc sửa mã. Ảnh không hiển thị ở đây giống hệt trước.',
  },
  groups: { en: 'Groups', vi: 'Nhóm' },
  everything: { en: 'All pictures', vi: 'Tất cả ảnh' },
  faults: { en: 'With a fault', vi: 'Có lỗi' },
  picture: { en: '1 picture', vi: '1 ảnh' },
  pictures: { en: '{{count}} pictures', vi: '{{count}} ảnh' },
  none: { en: 'No picture matches this filter.', vi: 'Không có ảnh nào khớp bộ lọc.' },
  recoloured: { en: 'New colours', vi: 'Màu mới' },
  redrawn: { en: 'Redrawn', vi: 'Vẽ lại' },
  speck: { en: 'A few pixels', vi: 'Vài điểm ảnh' },
  new: { en: 'New pictures', vi: 'Ảnh mới' },
  removed: { en: 'Gone', vi: 'Không còn' },
  approve: { en: 'Approve this group', vi: 'Duyệt nhóm này' },
  copy: { en: 'Copy', vi: 'Sao chép' },
  copied: { en: 'Copied', vi: 'Đã chép' },
  before: { en: 'Before', vi: 'Trước' },
  after: { en: 'Now', vi: 'Bây giờ' },
  noBefore: { en: 'There was no picture before.', vi: 'Trước đây chưa có ảnh.' },
  noAfter: { en: 'This state is gone.', vi: 'Trạng thái này không còn.' },
  sides: { en: 'Side by side', vi: 'Cạnh nhau' },
  slider: { en: 'Slider', vi: 'Thanh trượt' },
  difference: { en: 'Difference', vi: 'Khác biệt' },
  blink: { en: 'Blink', vi: 'Nhấp nháy' },
  brand: { en: 'Brand', vi: 'Thương hiệu' },
  mode: { en: 'Mode', vi: 'Chế độ' },
  language: { en: 'Language', vi: 'Ngôn ngữ' },
  width: { en: 'Width', vi: 'Chiều rộng' },
  screen: { en: 'Screen', vi: 'Màn hình' },
  status: { en: 'Result', vi: 'Kết quả' },
  all: { en: 'all', vi: 'tất cả' },
  where: { en: 'Where', vi: 'Ở đâu' },
  because: { en: 'Changed files that reach it', vi: 'Tệp thay đổi ảnh hưởng tới ảnh này' },
  changedPixels: { en: '{{count}} pixels differ', vi: '{{count}} điểm ảnh khác' },
  previous: { en: 'Previous', vi: 'Trước đó' },
  next: { en: 'Next', vi: 'Tiếp theo' },
  close: { en: 'Close', vi: 'Đóng' },
  keys: {
    en: 'Keys: j and k next and previous picture, J and K next and previous group, 1 to 4 the view, b show or hide boxes, a copy the approval, Esc close',
    vi: 'Phím: j và k ảnh sau và trước, J và K nhóm sau và trước, 1 đến 4 kiểu xem, b hiện hoặc ẩn khung, a chép lệnh duyệt, Esc đóng',
  },
  boxes: { en: 'Boxes around changes', vi: 'Khung quanh chỗ đổi' },
  look: { en: 'Dark or light', vi: 'Tối hoặc sáng' },
  made: {
    en: 'Made {{when}}, in {{seconds}} s, compared with {{base}}',
    vi: 'Tạo lúc {{when}}, trong {{seconds}} giây, so với {{base}}',
  },
} as const satisfies Record<string, LocalText>;

export const statusWords: Readonly<Record<Status, LocalText>> = {
  passed: { en: 'equal', vi: 'giống hệt' },
  inherited: { en: 'out of reach of the change', vi: 'ngoài tầm thay đổi' },
  deferred: { en: 'left for the whole plan', vi: 'để lại cho lần chụp đủ' },
  changed: { en: 'changed', vi: 'đã đổi' },
  new: { en: 'new', vi: 'mới' },
  removed: { en: 'gone', vi: 'không còn' },
  unstable: { en: 'unstable', vi: 'không ổn định' },
  broken: { en: 'faulty', vi: 'có lỗi' },
};

export const say = sayIn(words);
