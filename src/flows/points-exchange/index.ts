/**
 * An exchange of points for a reward or for money, from the form to its confirmation, headless. Provide `send`, and `exchanged`, which
 * reads points, rewards and balance again.
 */
export { countFaults, type ExchangeForm, type ExchangeRequest, type ExchangeSubject } from './exchangeForm.ts';
export { pointsExchangeMachine } from './pointsExchange.machine.ts';
