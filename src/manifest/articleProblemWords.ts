import type { LocalText } from './manifest.generated.ts';

/** Words of the problems of articles. */
export const articleProblemWords = {
  'article.unknownTopic': {
    en: 'The topic {{value}} is not in articles.topics.',
    vi: 'Chủ đề {{value}} không có trong articles.topics.',
  },
  'article.tooDeep': {
    en: 'Quotes and lists of this text are more than {{limit}} levels deep.',
    vi: 'Trích dẫn và danh sách trong nội dung này lồng nhau quá {{limit}} cấp.',
  },
  'article.tooManyLinks': {
    en: 'This text has more than {{limit}} links.',
    vi: 'Nội dung này có hơn {{limit}} liên kết.',
  },
} as const satisfies Readonly<Record<string, LocalText>>;
