import type { Language } from '../../../domain/language.ts';

/** Texts of the platform, for developers only; brands cannot override them. */
export const outboxWords = {
  vi: {
    title: 'Hộp thư đi',
    lead: 'Tin nhắn và thư mà các trang vừa gửi trên máy này. Ở môi trường thật, chúng đi qua cổng của nhà vận hành.',
    all: 'Tất cả',
    none: 'Chưa có tin nào. Hãy yêu cầu mã hoặc đặt lại mật khẩu trên một trang rồi tải lại.',
    sms: 'SMS',
    mail: 'Email',
    to: 'Đến',
    refresh: 'Tải lại',
    brands: 'Thương hiệu',
  },
  en: {
    title: 'Outbox',
    lead: 'SMS and emails sent by the sites on this machine. In production they go through the operator’s gateway.',
    all: 'All',
    none: 'Nothing yet. Ask for a code or a new password on one of the sites, then refresh.',
    sms: 'SMS',
    mail: 'Mail',
    to: 'To',
    refresh: 'Refresh',
    brands: 'Brands',
  },
} as const satisfies Partial<Record<Language, Record<string, string>>>;

export type OutboxLanguage = keyof typeof outboxWords;

export const outboxLanguages = Object.keys(outboxWords) as OutboxLanguage[];
