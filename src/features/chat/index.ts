import { importWithRetry } from '../../api/importWithRetry.ts';

/** The chat room, which the address opens over any page. Loads its code. */
export const openChat = () => importWithRetry(() => import('./OpenedChat.tsx'));
