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
