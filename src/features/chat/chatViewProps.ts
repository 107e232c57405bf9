import type { ChatMessage, PendingMessage } from '../../flows/chat/index.ts';
import type { ChatRight, ChatSettings } from '../../wire/chat.ts';

export type ChatStatus = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'refused';

export interface ChatViewProps {
  readonly settings: ChatSettings;
  /** Id of the room that is open. */
  readonly room: string;
  readonly isGuest: boolean;
  readonly status: ChatStatus;
  /** Closing code of a refusal. */
  readonly refusal: number | null;
  readonly right: ChatRight;
  /** ISO 8601; null while the reader is not muted. */
  readonly mutedUntil: string | null;
  readonly viewers: number;
  readonly messages: readonly ChatMessage[];
  readonly pending: readonly PendingMessage[];
  readonly onRoom: (id: string) => void;
  readonly onSend: (text: string) => void;
  readonly onResend: (id: string) => void;
  readonly onDrop: (id: string) => void;
  /** The newest message is in view. */
  readonly onRead: () => void;
  readonly onRetry: () => void;
  readonly onLogin: () => void;
  readonly onClose: () => void;
}
