import { useLocation } from 'react-router-dom';
import { screenOf } from '../domain/routes.ts';
import { LotteryLobby } from '../features/lottery/index.ts';
import { useVisitor } from '../runtime/session/index.ts';
import { page } from './page.css.ts';

export default function LotteryPage() {
  const { lottery = 'LOTT' } = screenOf(useLocation().pathname);
  const { isLoggedIn } = useVisitor();
  return (
    <div className={page}>
      <LotteryLobby key={lottery} type={lottery} isMember={isLoggedIn} />
    </div>
  );
}
