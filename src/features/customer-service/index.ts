/** Customer service: opens the brand's chat in a small window. */
export { useCustomerService } from './useCustomerService.ts';
