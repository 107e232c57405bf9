import { LotteryLobby } from '../features/lottery/index.ts';
import { useScreen } from '../runtime/page/index.ts';
import { useSessionView } from '../runtime/session/index.ts';
import { page } from './page.css.ts';

export default function LotteryPage() {
  const { lottery = 'LOTT' } = useScreen();
  const { isLoggedIn } = useSessionView();
  return (
    <div className={page}>
      <LotteryLobby key={lottery} type={lottery} isMember={isLoggedIn} />
    </div>
  );
}
