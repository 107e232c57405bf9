/**
 * The chat room of a page: its socket, which is opened again after every loss, the lines of the room, and what its reader may do.
 * The feature provides the socket and passes on whether the browser is online.
 */
export { type ChatMessage, chatMachine, type PendingMessage, type SocketEvent, type SocketOrder } from './chat.machine.ts';
