/**
 * The life of a promotion for one account, run by the server, which stores the state, and by screens, which show what the account
 * may do. It has no effects: the caller applies what an event means.
 */
export { nextState, type PromotionEvent, promotionMachine } from './promotion.machine.ts';
