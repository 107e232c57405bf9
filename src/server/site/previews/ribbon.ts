import { type Language, type LocalText, localized } from '../../../domain/language.ts';
import type { PreviewAbout } from '../../../wire/studio/previews.ts';
import type { OpenedPreview } from './openedPreview.ts';

/** Words of the ribbon, which is no part of the site: its word files stay without them. */
const words = {
  title: { vi: 'Bản xem trước', en: 'Preview' },
  text: { vi: 'Chưa xuất bản; không thể chơi hay đăng ký ở đây.', en: 'Not published; play and registration are closed here.' },
  remark: { vi: 'Ghi nhận xét', en: 'Leave a remark' },
  name: { vi: 'Tên của bạn', en: 'Your name' },
  remarkText: { vi: 'Nhận xét về trang này', en: 'Remark on this page' },
  send: { vi: 'Gửi', en: 'Send' },
  close: { vi: 'Đóng', en: 'Close' },
  sent: { vi: 'Đã gửi nhận xét.', en: 'Remark sent.' },
  failed: { vi: 'Chưa gửi được; nội dung vẫn còn đây.', en: 'Not sent; the text is still here.' },
} as const satisfies Readonly<Record<string, LocalText>>;

/** Element that the program of a preview shows over the page; nothing inside the editor. */
export function ribbonOf({ link }: OpenedPreview, language: Language): PreviewAbout {
  const entries = Object.entries(words).map(([name, text]) => [name, localized(text, language)]);
  return {
    isLink: link !== null,
    mayRemark: link?.mayRemark ?? false,
    words: Object.fromEntries(entries) as PreviewAbout['words'],
  };
}
