import type { Language } from '../../../../domain/language.ts';

/** Texts of the platform, for developers and demonstrations only; brands cannot override them. */
export const simulatedWords = {
  vi: {
    title: 'Cổng thanh toán mô phỏng',
    lead: 'Không có tiền thật nào được chuyển. Hãy chọn điều cổng sẽ báo cho trang.',
    amount: 'Số tiền',
    order: 'Lệnh',
    state: 'Trạng thái',
    pending: 'Chờ trả',
    late: 'Sẽ trả sau giây lát',
    paid: 'Đã trả',
    failed: 'Bị từ chối',
    approve: 'Duyệt',
    fail: 'Từ chối',
    delay: 'Trả chậm 30 giây',
    done: 'Có thể đóng trang này; trang nạp tiền tự cập nhật.',
    back: 'Về trang nạp tiền',
    unknown: 'Không có khoản trả này.',
  },
  en: {
    title: 'Simulated payment provider',
    lead: 'No real money moves. Choose what the provider reports to the site.',
    amount: 'Amount',
    order: 'Order',
    state: 'State',
    pending: 'Waiting for payment',
    late: 'Pays in a moment',
    paid: 'Paid',
    failed: 'Refused',
    approve: 'Approve',
    fail: 'Refuse',
    delay: 'Pay after 30 seconds',
    done: 'You may close this page; the deposit page follows by itself.',
    back: 'Back to the deposit',
    unknown: 'There is no such payment.',
  },
} as const satisfies Partial<Record<Language, Record<string, string>>>;

export type SimulatedLanguage = keyof typeof simulatedWords;

export const simulatedLanguages = Object.keys(simulatedWords) as SimulatedLanguage[];
