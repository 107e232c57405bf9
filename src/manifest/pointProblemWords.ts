import type { LocalText } from './manifest.generated.ts';

/** Words of the problems of points and their mall. */
export const pointProblemWords = {
  'points.voucherWithoutSum': {
    en: 'A voucher needs a sum that it credits.',
    vi: 'Phiếu cần có số tiền được cộng.',
  },
  'points.convertLimits': {
    en: 'The minimum of {{min}} points is above the maximum of {{max}}.',
    vi: 'Mức tối thiểu {{min}} điểm cao hơn mức tối đa {{max}}.',
  },
  'points.convertStep': {
    en: 'No multiple of {{step}} lies between {{min}} and {{max}} points, so nothing could be exchanged.',
    vi: 'Không có bội số nào của {{step}} nằm giữa {{min}} và {{max}} điểm, nên không đổi được gì.',
  },
} as const satisfies Readonly<Record<string, LocalText>>;
