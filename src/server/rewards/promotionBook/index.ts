import { defineModule } from '../../platform/modules/index.ts';
import { createPromotionBook } from './book.ts';

export { createPromotionBook, type PromotionBook } from './book.ts';
export {
  type BookEntry,
  type Entry,
  factsOf,
  maxOf,
  type Pay,
  type Promotion,
  type PromotionRule,
  promotionOf,
} from './rules.ts';

export const promotionBookModule = defineModule({ needs: ['db', 'now'], gives: { promotionBook: createPromotionBook } });
