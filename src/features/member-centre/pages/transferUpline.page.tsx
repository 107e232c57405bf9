import { UplinePage } from '../transfer/UplinePage.tsx';

export default function TransferUpline() {
  return <UplinePage />;
}
