export { endReplacedSession } from './endReplacedSession.ts';
export { requireSession } from './requireSession.ts';
export { isForeignToken, type Session, type SessionStore } from './sessionStore.ts';
