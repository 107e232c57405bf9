/** Talking to a person: a small window that leads to the brand's customer service. */
export { useCustomerService } from './useCustomerService.ts';
