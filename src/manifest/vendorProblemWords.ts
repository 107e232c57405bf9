import type { LocalText } from './manifest.generated.ts';

/** Words of the problems of a file of vendors, and of what manifests say about vendors and games. */
export const vendorProblemWords = {
  'catalogue.misspeltVendor': {
    en: 'There is no vendor {{value}}. Did you mean {{closest}}?',
    vi: 'Không có nhà cung cấp {{value}}. Có phải ý bạn là {{closest}}?',
  },
  'catalogue.unknownVendor': {
    en: 'There is no vendor {{value}}, so it has no effect. vendors.json has: {{known}}.',
    vi: 'Không có nhà cung cấp {{value}} nên mục này không có tác dụng. vendors.json có: {{known}}.',
  },
  'catalogue.misspeltGame': {
    en: 'There is no game {{value}}. Did you mean {{closest}}?',
    vi: 'Không có trò chơi {{value}}. Có phải ý bạn là {{closest}}?',
  },
  'catalogue.unknownGame': {
    en: 'There is no game {{value}}, so it has no effect. Some that there are: {{known}}.',
    vi: 'Không có trò chơi {{value}} nên mục này không có tác dụng. Một số trò chơi hiện có: {{known}}.',
  },
  'vendor.studioTwice': {
    en: 'The studio {{studio}} is served by the vendor "{{other}}" already. A studio has one vendor.',
    vi: 'Hãng {{studio}} đã do nhà cung cấp "{{other}}" vận hành. Mỗi hãng chỉ có một nhà cung cấp.',
  },
  'vendor.insecure': {
    en: '{{field}} is {{value}}; only addresses of this machine may use http. Write {{secure}}.',
    vi: '{{field}} là {{value}}; chỉ địa chỉ của chính máy này mới được dùng http. Hãy viết {{secure}}.',
  },
  'vendor.embedded': {
    en: 'The demo vendor runs inside the server; its "{{key}}" is always {{value}}.',
    vi: 'Nhà cung cấp mẫu chạy ngay trong máy chủ; "{{key}}" của nó luôn là {{value}}.',
  },
  'vendor.unknownContract': {
    en: 'There is no contract {{value}}. Choose one of {{known}}, or add its file to src/server/play/vendors/contracts.',
    vi: 'Không có giao ước {{value}}. Hãy chọn một trong {{known}}, hoặc thêm tệp của nó vào src/server/play/vendors/contracts.',
  },
  'vendor.unknownStudio': {
    en: 'The demo vendor has no studio {{value}}. It has: {{known}}.',
    vi: 'Nhà cung cấp mẫu không có hãng {{value}}. Hiện có: {{known}}.',
  },
} as const satisfies Readonly<Record<string, LocalText>>;
