import type { LocalText } from './manifest.generated.ts';

/** Words of the problems of deposits and banks. */
export const depositProblemWords = {
  'deposit.simulated': {
    en: 'The profile "real" cannot use the provider "simulated", which moves no money: {{methods}}. Name a provider of deposits.providers, or remove these methods.',
    vi: 'Chế độ "real" không dùng được cổng "simulated" vì không có tiền thật: {{methods}}. Hãy ghi một cổng của deposits.providers hoặc xoá các kênh này.',
  },
  'deposit.unknownProvider': {
    en: 'There is no payment provider {{value}} in deposits.providers. Providers: {{known}}.',
    vi: 'Không có cổng thanh toán {{value}} trong deposits.providers. Hiện có: {{known}}.',
  },
  'deposit.notDong': {
    en: 'A VietQR code asks for đồng, and the currency of this brand is {{currency}}. Remove the account.',
    vi: 'Mã VietQR chỉ dùng cho đồng, còn tiền tệ của thương hiệu là {{currency}}. Hãy bỏ tài khoản.',
  },
  'deposit.transferText': {
    en: 'Banks would change the text {{value}} on its way. Use letters without marks, digits and single spaces, at most {{most}} characters.',
    vi: 'Ngân hàng sẽ làm thay đổi nội dung {{value}} khi chuyển. Hãy dùng chữ không dấu, chữ số và dấu cách đơn, nhiều nhất {{most}} ký tự.',
  },
  'deposit.cardLimits': {
    en: 'The face value {{value}} is outside the limits of its channel ({{min}} to {{max}}), so no member could order it.',
    vi: 'Mệnh giá {{value}} nằm ngoài hạn mức của kênh ({{min}} đến {{max}}) nên không ai đặt được.',
  },
} as const satisfies Readonly<Record<string, LocalText>>;
