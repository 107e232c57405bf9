import type { LocalText } from './manifest.generated.ts';

/** Words of the problems of promotions. */
export const promotionProblemWords = {
  'promotion.incomplete': {
    en: 'A promotion of the kind {{kind}} needs {{key}}.',
    vi: 'Khuyến mãi loại {{kind}} cần có {{key}}.',
  },
  'promotion.steps': {
    en: 'Step {{step}} has to ask for more and pay more than the one below it.',
    vi: 'Bậc {{step}} phải yêu cầu nhiều hơn và trả nhiều hơn bậc dưới.',
  },
  'promotion.cashbackTurns': {
    en: 'Cashback counts the turn before, so its cycle is day, week or month.',
    vi: 'Hoàn tiền tính theo kỳ trước, nên chu kỳ phải là ngày, tuần hoặc tháng.',
  },
} as const satisfies Readonly<Record<string, LocalText>>;
