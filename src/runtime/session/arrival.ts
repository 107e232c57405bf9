import { visitSlot } from './visit.ts';

/** Act of this visit that opened the session; null for a guest and for a session from before. Notices may wait for that moment [API-43]. */
export const arrival = visitSlot<'login' | 'register' | null>('user', () => null);
