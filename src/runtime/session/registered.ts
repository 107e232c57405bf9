import { visitSlot } from './visit.ts';

/** Whether the account was opened in this visit: notices may wait for that moment [API-43]. */
export const registered = visitSlot('user', () => false);
