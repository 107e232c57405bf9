import { WalletPage } from '../wallet/WalletPage.tsx';

export default function TransferFund() {
  return <WalletPage />;
}
