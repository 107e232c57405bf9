/** The promotions of the brand: the list with the states of the account, and one of them with its form. */
export { PromotionList } from './PromotionList.tsx';
export { PromotionView } from './PromotionView.tsx';
