import { WithdrawPage } from '../withdraw/WithdrawPage.tsx';

export default function Withdraw() {
  return <WithdrawPage />;
}
