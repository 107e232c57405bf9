import type { LocalText } from './manifest.generated.ts';

/** Words of the problems of secrets that a file names. */
export const secretProblemWords = {
  'secret.malformed': {
    en: '{{field}} is not the name of a variable that may hold this secret. Write it like {{example}}: the prefix is fixed, the value of at least 32 characters belongs into the environment and never into this file.',
    vi: '{{field}} không phải tên một biến được phép chứa khoá này. Hãy viết như {{example}}: tiền tố là cố định, còn giá trị dài ít nhất 32 ký tự phải nằm trong biến môi trường, không bao giờ nằm trong tệp này.',
  },
  'secret.otherMerchant': {
    en: '{{field}} names {{variable}}, which is not a secret of this brand. Its own begin with {{prefix}}, so that no brand uses the key of another.',
    vi: '{{field}} ghi {{variable}}, không phải khoá của thương hiệu này. Khoá của thương hiệu này bắt đầu bằng {{prefix}} để không thương hiệu nào dùng khoá của thương hiệu khác.',
  },
  'secret.missing': {
    en: 'Neither {{variable}} nor {{variable}}_FILE is set on this server, so nothing is sent or accepted with this secret. Set one and restart.',
    vi: 'Máy chủ này chưa đặt {{variable}} hay {{variable}}_FILE nên không gửi hay nhận gì bằng khoá này. Hãy đặt rồi khởi động lại.',
  },
  'secret.short': {
    en: 'The value of {{variable}} has fewer than 32 characters, so it is not used. Set a longer one and restart.',
    vi: 'Giá trị của {{variable}} ngắn hơn 32 ký tự nên không được dùng. Hãy đặt giá trị dài hơn rồi khởi động lại.',
  },
} as const satisfies Readonly<Record<string, LocalText>>;
