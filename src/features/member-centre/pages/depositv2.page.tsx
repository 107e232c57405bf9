import { DepositPage } from '../deposit/DepositPage.tsx';

export default function Deposit() {
  return <DepositPage />;
}
