import type { LocalText } from '../../../src/domain/language.ts';
import { sayIn } from '../../sayIn.ts';

/** Texts of the contact sheet. */
export const words = {
  title: { en: 'Contact sheet', vi: 'Bảng ảnh' },
  lead: {
    en: 'The key screens in both modes and both languages, as players see them on a desktop and on a phone.',
    vi: 'Các màn hình chính ở cả hai chế độ và hai ngôn ngữ, đúng như người chơi thấy trên máy tính và điện thoại.',
  },
  colours: { en: 'Colours', vi: 'Màu sắc' },
  fine: {
    en: 'Every text, icon, border and focus mark stands out from its background.',
    vi: 'Mọi chữ, biểu tượng, viền và dấu tiêu điểm đều phân biệt được với nền.',
  },
  weak: { en: 'Pairs that are too weak: {{count}}', vi: 'Cặp màu quá yếu: {{count}}' },
  narrowest: { en: 'Nearest to their bound', vi: 'Gần ngưỡng nhất' },
  pair: { en: 'Pair', vi: 'Cặp màu' },
  measured: { en: 'Measured', vi: 'Đo được' },
  needed: { en: 'Needed', vi: 'Cần' },
  faults: { en: 'Faults on screens', vi: 'Lỗi trên màn hình' },
  none: {
    en: 'No sideways scrolling, no missing word, no missing font.',
    vi: 'Không cuộn ngang, không thiếu chữ, không thiếu phông.',
  },
  dark: { en: 'Dark', vi: 'Tối' },
  light: { en: 'Light', vi: 'Sáng' },
} as const satisfies Readonly<Record<string, LocalText>>;

export const say = sayIn(words);
