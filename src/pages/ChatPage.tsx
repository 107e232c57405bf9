import { Chat } from '../features/customer-service/index.ts';

export default function ChatPage() {
  return <Chat />;
}
