import { InboxPage } from '../inbox/InboxPage.tsx';

export default function MessageV2() {
  return <InboxPage />;
}
