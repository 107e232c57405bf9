/** Changes of the account while its pages are open: balance, inbox, receipts, limits. */
export { startLive } from './startLive.ts';
export { useUnread } from './unread.ts';
