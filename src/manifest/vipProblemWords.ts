import type { LocalText } from './manifest.generated.ts';

/** Words of the problems of VIP ranks. */
export const vipProblemWords = {
  'vip.notRising': {
    en: '{{value}} is not more than the {{below}} of the rank below.',
    vi: '{{value}} không cao hơn {{below}} của hạng ngay dưới.',
  },
  'vip.falling': {
    en: '{{value}} is less than the {{below}} of the rank below.',
    vi: '{{value}} thấp hơn {{below}} của hạng ngay dưới.',
  },
  'vip.keepAboveTurnover': {
    en: 'Keeping the rank needs {{value}}, more than the {{turnover}} that reaches it.',
    vi: 'Giữ hạng cần {{value}}, nhiều hơn {{turnover}} để đạt hạng.',
  },
  'vip.noSuchRank': {
    en: 'There is no rank {{value}}; the highest is {{highest}}.',
    vi: 'Không có hạng {{value}}; cao nhất là {{highest}}.',
  },
} as const satisfies Readonly<Record<string, LocalText>>;
