export { serveOutbox } from './serveOutbox.ts';
