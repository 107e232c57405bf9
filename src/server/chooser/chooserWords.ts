import type { Language } from '../../domain/language.ts';

/** Texts of the platform, for developers only; brands cannot override them. */
export const chooserWords = {
  vi: {
    title: 'Các thương hiệu',
    lead: 'Một bản dựng, một tiến trình. Mỗi thẻ là một bản khai trong thư mục brands/, vẽ bằng chính màu, phông chữ và hình của nó.',
    open: 'Mở trang',
    dark: 'Tối',
    light: 'Sáng',
    problems: 'Bản khai cần sửa; bản tốt gần nhất vẫn đang chạy.',
    advice: 'Thương hiệu đang chạy; có điểm nên xem lại.',
    refused: 'Bản khai cần sửa; thương hiệu này chưa chạy.',
    none: 'Chưa có thương hiệu nào. Thêm một thư mục có brand.json vào brands/ và tải lại trang này.',
    outbox: 'Hộp thư đi',
    docs: 'Tài liệu API',
    health: 'Tình trạng',
  },
  en: {
    title: 'Brands',
    lead: 'One build, one process. Each card is one manifest under brands/, drawn with its own colours, fonts and pictures.',
    open: 'Open the site',
    dark: 'Dark',
    light: 'Light',
    problems: 'A manifest needs a fix; its last good version keeps serving.',
    advice: 'Served, with something worth a look.',
    refused: 'A manifest needs a fix; this brand is not served yet.',
    none: 'No brand yet. Add a folder with a brand.json under brands/ and reload this page.',
    outbox: 'Outbox',
    docs: 'API reference',
    health: 'Health',
  },
} as const satisfies Partial<Record<Language, Record<string, string>>>;

export type ChooserLanguage = keyof typeof chooserWords;

export const chooserLanguages = Object.keys(chooserWords) as ChooserLanguage[];
