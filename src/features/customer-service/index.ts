/** Customer service: opens the brand's chat in a small window; the chat of a brand that has no other; the list of its channels. */
export { Channels } from './Channels.tsx';
export { Chat } from './Chat.tsx';
export { useCustomerService } from './useCustomerService.ts';
