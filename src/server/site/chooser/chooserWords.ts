import type { Language } from '../../../domain/language.ts';

/** Texts of the platform, for developers only; brands cannot override them. */
export const chooserWords = {
  vi: {
    title: 'Các thương hiệu',
    lead: 'Một bản dựng, một tiến trình. Mỗi thẻ là một tệp cấu hình trong thư mục brands/, hiển thị bằng màu, phông chữ và hình của thương hiệu đó.',
    open: 'Mở trang',
    dark: 'Tối',
    light: 'Sáng',
    problems: 'Tệp cấu hình có lỗi; phiên bản hợp lệ gần nhất vẫn đang chạy.',
    advice: 'Thương hiệu đang chạy; có điểm nên xem lại.',
    refused: 'Tệp cấu hình có lỗi; thương hiệu này chưa chạy.',
    none: 'Chưa có thương hiệu nào. Thêm một thư mục có brand.json vào brands/ và tải lại trang này.',
    studio: 'Studio',
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
    problems: 'A manifest has errors; its last valid version is still being served.',
    advice: 'Served, with something worth a look.',
    refused: 'A manifest has errors; this brand is not served yet.',
    none: 'No brand yet. Add a folder with a brand.json under brands/ and reload this page.',
    studio: 'Studio',
    outbox: 'Outbox',
    docs: 'API reference',
    health: 'Health',
  },
} as const satisfies Partial<Record<Language, Record<string, string>>>;

export type ChooserLanguage = keyof typeof chooserWords;

export const chooserLanguages = Object.keys(chooserWords) as ChooserLanguage[];
