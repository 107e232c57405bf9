import { Chat } from '../features/customer-service/index.ts';
import { WithWords } from '../i18n/index.ts';

export default function ChatPage() {
  return (
    <WithWords areas={['contact', 'form']}>
      <Chat />
    </WithWords>
  );
}
